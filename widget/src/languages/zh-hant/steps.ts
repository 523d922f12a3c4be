import type { Words } from '../en/words.js';

const asOnDocument = '請依身分證件上的內容填寫。';
const proofOfAddress = '最近 90 天內的帳單、銀行對帳單或官方信函，須載有';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: '您的資料', about: asOnDocument },
  individualPersonalInfo: { title: '您的資料', about: asOnDocument },
  individualContactInfo: { title: '聯絡方式', about: '僅用於就此次驗證與您聯絡。' },
  individualResidentialAddress: { title: '居住地址', about: '您的住址，不能是郵政信箱。' },
  individualIdentityDocument: { title: '身分證件', about: '請備妥附有您照片的有效證件。' },
  individualFinancialInfo: { title: '工作與收入', about: '填寫估計值即可。' },
  individualTaxInfo: { title: '稅號', about: '您報稅時使用的號碼。' },
  individualEeaInfo: { title: '出生地', about: asOnDocument },
  individualProofOfAddress: { title: '地址證明', about: `${proofOfAddress}您的姓名和地址。` },
  individualSourceOfFunds: {
    title: '資金來源',
    about: '您打算交易的資金來自何處。請新增相關證明，例如薪資單、合約或權狀。',
  },
  individualSelfiePhoto: { title: '您的照片', about: '請在光線充足處正對鏡頭，不要遮住臉部。' },
  businessIdentification: { title: '公司資料', about: '請依公司登記資料填寫。' },
  businessTaxInfo: { title: '稅號', about: '公司報稅時使用的號碼。' },
  businessAddress: { title: '地址', about: '公司的登記地址和營業地址。' },
  businessContactInfo: { title: '公司聯絡方式', about: '僅用於就此次驗證與您聯絡。' },
  businessDetails: { title: '公司業務', about: '請用您自己的話描述。' },
  businessOperations: { title: '營運狀況', about: '公司如何營運，以及帳戶的用途。' },
  businessFinancialInfo: { title: '收入', about: '填寫估計值即可。' },
  businessFormationDocuments: { title: '設立文件', about: '公司註冊證書、章程或公司登記資料。' },
  businessUboOwnershipDocuments: {
    title: '所有權證明',
    about: '股東名冊、股權結構圖或能表明公司歸誰所有的類似文件。',
  },
  businessProofOfAddressDocuments: { title: '地址證明', about: `${proofOfAddress}公司的名稱和地址。` },
  businessFlowOfFundsDocument: { title: '資金流向', about: '說明客戶資金如何在公司流動的圖示或文字。' },
  businessAssociatedPersons: {
    title: '所有人與經營者',
    about: '所有持股 25% 以上的人（最多四位）和公司的經營者。同一人可以兼任兩者。',
  },
  associatedPersonPersonalInfo: { title: '個人資料', about: '請依此人身分證件上的內容填寫。' },
  associatedPersonContactInfo: { title: '聯絡方式', about: '僅用於就此次驗證與此人聯絡。' },
  associatedPersonResidentialAddress: { title: '住址', about: '此人的居住地址，不能是郵政信箱。' },
  associatedPersonTaxInfo: { title: '稅號', about: '此人報稅時使用的號碼。' },
  associatedPersonIdentityDocument: { title: '身分證件', about: '附有此人照片的有效證件。' },
  associatedPersonProofOfAddress: { title: '地址證明', about: `${proofOfAddress}此人的姓名和地址。` },
  associatedPersonEeaInfo: { title: '職務與出生地', about: '此人是否為董事，以及出生於何處。' },
  associatedPersonProofOfSignatoryAuthority: {
    title: '簽署權限',
    about: '能證明此人有權代表公司簽署的文件。',
  },
};
