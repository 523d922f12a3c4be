import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: '입력 필요',
  checking: '확인 중',
  blocking: '수정 필요',
  warning: '확인 권장',
  done: '완료',
};

export const people: Words['people'] = {
  add: '사람 추가',
  empty: '아직 아무도 없어요. 지분을 25% 이상 가진 사람 모두와 회사를 경영하는 사람을 추가해 주세요.',
  howRelated: '이 사람의 역할은 무엇인가요?',
  newPerson: '새로운 사람',
  personNumber: '{number}번째 사람',
  needsControl: '회사를 경영하는 사람을 추가하거나 목록에 있는 사람의 역할을 바꿔 주세요.',
  oneControl: '회사를 경영하는 사람은 한 명만 등록할 수 있어요.',
  tooManyOwners: '소유자는 네 명까지 등록할 수 있어요.',
  everyone: '계속',
  addDetails: '다음으로 각 사람의 정보를 여쭤볼게요.',
  removeTitle: '{person} 정보를 삭제할까요?',
  removeText: '이 사람에 대한 답변을 더는 사용하지 않아요.',
  progress: '{count}개 중 {done}개 완료',
  of: '{step}\u00a0· {person}',
  company: '회사',
  both: '지분 25% 이상 보유 및 회사 경영',
  othersTitle: '이전에 추가했지만 목록에 없는 사람',
  listAgain: '목록에 {person} 추가',
  gone: '그사이 목록에서 삭제된 사람이 있어요. 목록을 확인해 주세요.',
  notNow: '지금은 목록을 바꿀 수 없어요.',
  listed: '목록에 있는 사람',
};

export const why: Words['why'] = {
  PersonalInfoLight: '법에 따라 고객이 누구인지 확인해야 해요.',
  PersonalInfo: '법에 따라 고객이 누구인지, 회사의 실제 소유자가 누구인지 확인해야 해요.',
  ContactInfo: '인증 중 확인할 내용이 있을 때 연락드리기 위해서예요.',
  ResidentialAddress: '사는 곳에 따라 적용되는 규정이 달라요.',
  IdentityDocument: '실제 인물의 정보인지 신분증으로 확인해요.',
  FinancialInfo: '평소 거래를 알면 자금 세탁 같은 의심스러운 활동을 찾는 데 도움이 돼요.',
  TaxInfo: '세법에 따라 이 번호를 확인해야 해요.',
  SelfiePhoto: '다른 사람이 아닌 본인의 신분증인지 사진으로 확인해요.',
  Identification: '입력한 정보를 법인 등기와 비교해요.',
  Address: '회사의 등기상 주소와 사업장 위치에 따라 적용되는 규정이 달라요.',
  Details: '더 자세히 확인해야 하는 업종이 있어요.',
  Operations: '더 자세히 확인해야 하는 사업과 국가가 있어요.',
  FormationDocuments: '회사가 실제로 있다는 것을 증명해요.',
  AssociatedPersons: '법에 따라 회사를 소유하고 경영하는 사람이 누구인지 확인해야 해요.',
  ProofOfAddressDocuments: '전체 인증에는 회사 주소 증명이 필요해요.',
  UboOwnershipDocuments: '전체 인증에는 회사 소유자 증명이 필요해요.',
  ProofOfAddress: '전체 인증에는 모든 사람의 주소 증명이 필요해요.',
};

const eea = '유럽 경제 지역(EEA)이나 영국에 살거나 그 국적을 가진 모든 분께 여쭤보고 있어요.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': '월 미화 5,000달러 이상을 거래하려면 자금 출처를 증명해야 해요.',
  'business-customer-funds': '고객의 자금을 다루는 회사라서 자금의 흐름을 확인해야 해요.',
  'person-eea': eea,
  'person-signatory': '이사가 아닌 사람이 회사를 대표해 서명하려면 권한을 증명해야 해요.',
};
