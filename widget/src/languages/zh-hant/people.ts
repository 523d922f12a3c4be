import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: '待填寫',
  checking: '查核中',
  blocking: '需要處理',
  warning: '建議檢查',
  done: '已完成',
};

export const people: Words['people'] = {
  add: '新增人員',
  empty: '尚未新增任何人。請新增所有持股 25% 以上的人，以及公司的經營者。',
  howRelated: '此人的角色是什麼？',
  newPerson: '新人員',
  personNumber: '人員 {number}',
  needsControl: '請新增公司的經營者，或變更名單中某人的角色。',
  oneControl: '只能將一人列為公司的經營者。',
  tooManyOwners: '最多可列出四位所有人。',
  everyone: '繼續',
  addDetails: '接下來，我們會請您填寫每個人的資料。',
  removeTitle: '要移除「{person}」嗎？',
  removeText: '我們將不再使用有關此人的資料。',
  progress: '已完成 {done}/{count}',
  of: '{step}\u00a0· {person}',
  company: '公司',
  both: '持股 25% 以上，並經營公司',
  othersTitle: '先前新增過，但不在名單中',
  listAgain: '將「{person}」加入名單',
  gone: '名單中有人已被移除。請檢查名單。',
  notNow: '目前無法變更名單。',
  listed: '名單中的人員',
};

export const why: Words['why'] = {
  PersonalInfoLight: '法律要求我們了解客戶的身分。',
  PersonalInfo: '法律要求我們了解客戶的身分，以及公司背後的人。',
  ContactInfo: '若驗證中有不清楚之處，我們可以聯絡您。',
  ResidentialAddress: '適用的規定取決於居住地。',
  IdentityDocument: '證件可以證明這些資料屬於真實的人。',
  FinancialInfo: '了解正常的交易情況，有助於我們發現洗錢等異常活動。',
  TaxInfo: '稅務規定要求我們詢問此號碼。',
  SelfiePhoto: '照片可以證明證件屬於您本人。',
  Identification: '我們會將這些資料與公司登記資料核對。',
  Address: '適用的規定取決於公司的登記地和營業地。',
  Details: '某些產業需要更仔細的審核。',
  Operations: '某些業務和國家/地區需要更仔細的審核。',
  FormationDocuments: '這些文件可以證明公司確實存在。',
  AssociatedPersons: '法律要求我們了解公司的所有人和經營者。',
  ProofOfAddressDocuments: '完整驗證需要公司的地址證明。',
  UboOwnershipDocuments: '完整驗證需要公司的所有權證明。',
  ProofOfAddress: '完整驗證需要每個人的地址證明。',
};

const eea = '凡居住在歐洲經濟區或英國，或擁有其中任一國家國籍的人，都需要回答此問題。';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': '每月 5,000 美元以上的交易需要提供資金來源證明。',
  'business-customer-funds': '該公司經手客戶資金，因此我們需要了解資金的流向。',
  'person-eea': eea,
  'person-signatory': '非董事而代表公司簽署的人，需要證明已獲授權。',
};
