import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: '인증',
  continue: '계속',
  back: '뒤로',
  save: '저장',
  change: '변경',
  cancel: '취소',
  remove: '삭제',
  close: '닫기',
  retry: '다시 시도',
  optional: '선택',
  yes: '네',
  no: '아니요',
  choose: '선택해 주세요…',
  loading: '잠시만 기다려 주세요…',
  saving: '저장하는 중…',
  stepOf: '{count}단계 중 {step}단계',
  steps: '단계',
  problemsTitle: { other: '답변 {count}개를 확인해 주세요' },
  whyAsked: '이 정보가 왜 필요한가요?',
  asked: '심사 담당자의 요청',
  masked: '이미 입력했어요({value}). 바꾸지 않으려면 비워 두세요.',
  notSaved: '저장하지 못했어요.',
  found: '앞의 답변 중 확인할 내용이 있어요',
  later: '나중에 계속하기',
  laterTitle: '저장했어요',
  laterText: '올리는 중이던 파일을 제외한 답변을 저장했어요. 14일 안에 이 브라우저로 돌아오면 이어서 할 수 있어요.',
  laterLost: '답변은 저장했지만, 브라우저에서 허용하지 않아 이 페이지에 입력한 내용은 저장하지 못했어요.',
  reference: '문의 번호: {id}',
};

const text = '법에 따라 고객이 누구인지 확인해야 해요. 언제든 멈췄다가 나중에 이어서 할 수 있어요.';

export const welcome: Words['welcome'] = {
  title: { individual: '본인 인증을 시작할게요', business: '회사 인증을 시작할게요' },
  text: { individual: text, business: text },
  time: { other: '약 {count}분 걸려요.' },
  needTitle: '준비물',
  need: {
    identity: '여권이나 다른 신분증',
    camera: '카메라 또는 서류 사진',
    taxNumber: '납세자 번호',
    address: '이름과 주소가 나온 최근 90일 이내의 고지서나 우편물',
    companyDocuments: '회사의 납세자 번호와 설립 서류 또는 법인 등기부 등본',
    owners: '회사 소유자와 경영자의 정보 및 신분증',
  },
  privacy: '답변은 암호화돼요. 심사 담당자가 열람할 때마다 기록이 남아요.',
  start: '시작하기',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: '지금은 연결할 수 없어요',
    text: '인터넷 연결이나 저희 쪽의 문제일 수 있어요. 입력한 내용은 그대로 남아 있어요.',
  },
  rateLimited: {
    title: '시도 횟수가 너무 많아요',
    text: '{time} 후에 다시 시도할게요.',
  },
  sessionEnded: {
    title: '세션이 만료됐어요',
    text: '안전을 위해 세션은 정해진 시간 동안만 유지돼요. 이 페이지를 닫고 다시 시작해 주세요. 답변은 저장되어 있어요.',
  },
  sessionFailed: {
    title: '인증을 열 수 없었어요',
    text: '사이트가 제대로 응답하지 않았어요. 잠시 후 다시 시도해 주세요. 입력한 내용은 그대로 남아 있어요.',
  },
  unsupported: {
    title: '브라우저를 업데이트해 주세요',
    text: 'Chrome, Edge, Firefox 또는 Safari 최신 버전을 사용해 주세요.',
  },
  internal: {
    title: '문제가 발생했어요',
    text: '페이지를 표시할 수 없었어요. 다시 시도해 주세요. 입력한 내용은 그대로 남아 있어요.',
  },
};
