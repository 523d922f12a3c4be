import type { Words } from '../en/words.js';

const asOnDocument = '신분증에 적힌 대로 입력해 주세요.';
const proofOfAddress = '나온 최근 90일 이내의 고지서, 은행 거래 내역서 또는 공문서예요.';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: '기본 정보', about: asOnDocument },
  individualPersonalInfo: { title: '기본 정보', about: asOnDocument },
  individualContactInfo: { title: '연락처', about: '이 인증과 관련해 연락드릴 때만 사용해요.' },
  individualResidentialAddress: { title: '사는 곳', about: '사서함이 아닌 실제 거주지 주소를 입력해 주세요.' },
  individualIdentityDocument: { title: '신분증', about: '사진이 있는 유효한 신분증을 준비해 주세요.' },
  individualFinancialInfo: { title: '직업과 소득', about: '대략적인 금액도 괜찮아요.' },
  individualTaxInfo: { title: '납세자 번호', about: '세금을 낼 때 쓰는 번호예요.' },
  individualEeaInfo: { title: '출생지', about: asOnDocument },
  individualProofOfAddress: { title: '주소 증명', about: `이름과 주소가 ${proofOfAddress}` },
  individualSourceOfFunds: {
    title: '자금 출처',
    about:
      '거래할 자금이 어디에서 나오는지 알려 주세요. 급여 명세서나 계약서처럼 출처를 보여 주는 서류를 추가해 주세요.',
  },
  individualSelfiePhoto: {
    title: '얼굴 사진',
    about: '밝은 곳에서 얼굴을 가리지 않고 카메라를 정면으로 봐 주세요.',
  },
  businessIdentification: { title: '회사 정보', about: '법인 등기에 적힌 대로 입력해 주세요.' },
  businessTaxInfo: { title: '납세자 번호', about: '회사가 세금을 낼 때 쓰는 번호예요.' },
  businessAddress: { title: '주소', about: '회사의 등기상 주소와 실제 사업장 주소예요.' },
  businessContactInfo: { title: '회사 연락처', about: '이 인증과 관련해 연락드릴 때만 사용해요.' },
  businessDetails: { title: '회사가 하는 일', about: '편하게 설명해 주세요.' },
  businessOperations: { title: '사업 운영', about: '회사를 어떻게 운영하고 계좌를 어디에 쓸지 알려 주세요.' },
  businessFinancialInfo: { title: '매출과 수입', about: '대략적인 금액도 괜찮아요.' },
  businessFormationDocuments: { title: '설립 서류', about: '설립 증명서, 정관 또는 법인 등기부 등본이에요.' },
  businessUboOwnershipDocuments: {
    title: '소유자 증명',
    about: '주주 명부나 지분 구조도처럼 회사의 소유자를 보여 주는 서류예요.',
  },
  businessProofOfAddressDocuments: { title: '주소 증명', about: `법인명과 주소가 ${proofOfAddress}` },
  businessFlowOfFundsDocument: {
    title: '자금 흐름',
    about: '고객의 자금이 회사에서 어떻게 움직이는지 보여 주는 그림이나 설명이에요.',
  },
  businessAssociatedPersons: {
    title: '소유자와 경영자',
    about: '지분을 25% 이상 가진 사람 모두(최대 네 명)와 회사를 경영하는 사람이에요. 한 사람이 둘 다일 수도 있어요.',
  },
  associatedPersonPersonalInfo: { title: '개인 정보', about: '이 사람의 신분증에 적힌 대로 입력해 주세요.' },
  associatedPersonContactInfo: { title: '연락처', about: '이 인증과 관련해 이 사람에게 연락할 때만 사용해요.' },
  associatedPersonResidentialAddress: { title: '집 주소', about: '사서함이 아닌 이 사람의 실제 거주지예요.' },
  associatedPersonTaxInfo: { title: '납세자 번호', about: '이 사람이 세금을 낼 때 쓰는 번호예요.' },
  associatedPersonIdentityDocument: { title: '신분증', about: '이 사람의 사진이 있는 유효한 신분증이에요.' },
  associatedPersonProofOfAddress: { title: '주소 증명', about: `이 사람의 이름과 주소가 ${proofOfAddress}` },
  associatedPersonEeaInfo: { title: '직책과 출생지', about: '이 사람이 이사인지, 어디에서 태어났는지 알려 주세요.' },
  associatedPersonProofOfSignatoryAuthority: {
    title: '서명 권한',
    about: '이 사람이 회사를 대표해 서명할 수 있음을 보여 주는 서류예요.',
  },
};
