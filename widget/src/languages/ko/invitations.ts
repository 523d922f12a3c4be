import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} 님에게 본인 기기에서 답변 요청하기',
  askAgain: '다시 요청하기',
  here: '여기에서 답변하기',
  emailAbout: '답변 링크를 이 주소로 보내요.',
  asked: '요청함, 아직 초대 전',
  invited: '{date}까지 유효한 초대',
  opened: '본인 기기에서 답변 중',
  finished: '{person} 님이 완료했어요',
  expired: '초대가 만료됐어요',
  tooOften: '오늘 이 분에게 이미 다섯 번 요청했어요. 내일 다시 시도하세요.',
};
