import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: '답변 확인',
  text: '거의 다 됐어요. 답변을 확인하고 필요하면 수정한 뒤 제출해 주세요.',
  checking: '아직 확인 중인 답변이 있지만 먼저 제출할 수 있어요.',
  answers: '답변',
  blockingTitle: '제출하기 전에 수정이 필요해요',
  warningsTitle: '확인해 보면 좋아요',
  warningsText: '수정하거나 그대로 제출할 수 있어요. 심사 담당자가 확인할 거예요.',
  acknowledge: '내용을 읽었으며 그대로 제출합니다.',
  declaration:
    '제출하면 답변이 모두 사실이고 빠짐없음을 확인하며, 답변을 심사하고 법에서 정한 기간 동안 보관하는 데 동의합니다.',
  submit: '제출',
  submitting: '제출하는 중…',
  acknowledgeFirst: '위의 내용을 수정하거나 확인란을 선택해 주세요.',
  document: '추가한 파일',
  nothing: '없음',
  notReadable: '지금은 답변을 표시할 수 없어요.',
  missing: '아직 입력하지 않았어요: {step}.',
  correctFirst: '먼저 위의 내용을 수정해 주세요.',
  notSubmitted: '아직 제출되지 않았어요. 그사이 바뀐 내용이 있으니 남은 항목을 확인해 주세요.',
};

export const statuses: Words['statuses'] = {
  draft: { title: '아직 제출하지 않았어요', text: '입력하지 않은 답변이 있어요.' },
  submitted: { title: '제출했어요', text: '감사합니다. 이제 답변을 확인할게요.' },
  validatingSubmission: {
    title: '서류를 확인하고 있어요',
    text: '보통 1분 정도 걸려요. 이 페이지를 닫아도 돼요.',
  },
  submissionValidationsFailed: {
    title: '수정할 내용이 있어요',
    text: '아래 내용을 확인해 주세요. 나머지는 그대로 두어도 돼요.',
  },
  inReview: {
    title: '심사를 기다리고 있어요',
    text: '심사 담당자가 답변을 확인할 거예요. 이 페이지를 닫았다가 언제든 다시 올 수 있어요.',
  },
  additionalInformationRequested: {
    title: '추가 정보가 필요해요',
    text: '심사 담당자가 다음 내용을 요청했어요. 나머지는 그대로 두어도 돼요.',
  },
  approved: { title: '승인됐어요', text: '모든 절차가 끝났어요. 감사합니다.' },
  rejected: {
    title: '승인되지 않았어요',
    text: '이 인증을 계속할 수 없어요. 잘못되었다고 생각하시면 이 사이트의 고객 지원팀에 문의해 주세요.',
  },
  error: {
    title: '평소보다 오래 걸리고 있어요',
    text: '저희 쪽에 문제가 생겼어요. 사라진 내용은 없고, 따로 하실 일도 없어요. 저희가 처리할게요.',
  },
};

export const status: Words['status'] = {
  submittedAt: '제출: {date}',
  approvedAt: '승인: {date}',
  finish: '닫기',
  closeNow: '이제 이 페이지를 닫아도 돼요.',
  allMended: '모두 수정했어요.',
  goToSummary: '확인하고 제출하기',
  rejectedAt: '결정: {date}',
  allAnswered: '요청한 내용을 모두 제출해 주셨어요.',
  itemsTitle: '할 일',
  correct: '수정',
  newlyNeeded: '새로 입력한 답변 때문에 필요해요.',
};
