import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: '다시 시도',
  refusals: {
    opened: {
      title: '다른 기기에서 열렸어요',
      text: '안전을 위해 이 링크는 처음 연 기기에서만 쓸 수 있어요. 그 기기에서 다시 열거나 회사에 새 링크를 요청해 주세요.',
    },
    revoked: { title: '더 이상 쓸 수 없는 링크예요', text: '회사에서 링크를 취소했거나 다른 링크를 보냈어요.' },
    expired: { title: '링크가 만료됐어요', text: '회사에 새 링크를 요청해 주세요.' },
    unlisted: { title: '더 하실 일이 없어요', text: '회사에서 더 이상 정보를 요청하지 않아요.' },
    closed: { title: '모두 제출됐어요', text: '회사에서 답변을 제출했어요. 지금은 아무것도 바꿀 수 없어요.' },
    unknown: { title: '링크가 완전하지 않아요', text: '받은 메시지에서 다시 열거나 주소 전체를 복사해 주세요.' },
    unreachable: { title: '지금은 연결할 수 없어요', text: '인터넷 연결이나 저희 쪽의 문제일 수 있어요.' },
  },
  inWidget: {
    welcome: {
      title: { individual: '{organization}에 필요한 본인 정보' },
      text: {
        individual:
          '법에 따라 회사를 소유하고 경영하는 사람이 누구인지 확인해야 해요. {organization}에서 그중 한 분으로 알려 주셨어요. 여기에서 직접 답변해 주세요. 언제든 멈췄다가 나중에 이 기기에서 이어서 할 수 있어요.',
      },
    },
    summary: {
      text: '거의 다 됐어요. 답변을 확인하고 필요하면 수정한 뒤 완료해 주세요.',
      checking: '아직 확인 중인 답변이 있지만 먼저 완료할 수 있어요.',
      acknowledge: '내용을 읽었으며 그대로 완료합니다.',
      declaration:
        '완료하면 답변이 모두 사실이고 빠짐없음을 확인하며, 답변을 심사하고 법에서 정한 기간 동안 보관하는 데 동의합니다.',
      submit: '완료',
      submitting: '완료하는 중…',
    },
    statuses: {
      submitted: { title: '완료했어요', text: '감사합니다. 모두 답변하셨다는 것을 {organization}에서도 볼 수 있어요.' },
    },
    status: { submittedAt: '완료: {date}', goToSummary: '확인하고 완료하기' },
  },
};
