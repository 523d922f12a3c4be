import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: '待填写',
  checking: '核对中',
  blocking: '需要处理',
  warning: '建议检查',
  done: '已完成',
};

export const people: Words['people'] = {
  add: '添加人员',
  empty: '尚未添加任何人。请添加所有持股 25% 或以上的人，以及公司的管理者。',
  howRelated: '此人的角色是什么？',
  newPerson: '新人员',
  personNumber: '人员 {number}',
  needsControl: '请添加公司的管理者，或更改名单中某人的角色。',
  oneControl: '只能将一人列为公司的管理者。',
  tooManyOwners: '最多可列出四位所有者。',
  everyone: '继续',
  addDetails: '接下来，我们会请您填写每个人的信息。',
  removeTitle: '要移除“{person}”吗？',
  removeText: '我们将不再使用有关此人的信息。',
  progress: '已完成 {done}/{count}',
  of: '{step}\u00a0· {person}',
  company: '公司',
  both: '持股 25% 或以上，并管理公司',
  othersTitle: '之前添加过，但不在名单中',
  listAgain: '将“{person}”加入名单',
  gone: '名单中有人已被移除。请检查名单。',
  notNow: '目前无法更改名单。',
  listed: '名单中的人员',
};

export const why: Words['why'] = {
  PersonalInfoLight: '法律要求我们了解客户的身份。',
  PersonalInfo: '法律要求我们了解客户的身份，以及公司背后的人。',
  ContactInfo: '如果验证中有不清楚的地方，我们可以联系您。',
  ResidentialAddress: '适用的规定取决于居住地。',
  IdentityDocument: '证件可以证明这些信息属于真实的人。',
  FinancialInfo: '了解正常的交易情况，有助于我们发现洗钱等异常活动。',
  TaxInfo: '税务规定要求我们询问此号码。',
  SelfiePhoto: '照片可以证明证件属于您本人。',
  Identification: '我们会将这些信息与工商登记信息核对。',
  Address: '适用的规定取决于公司的注册地和经营地。',
  Details: '某些行业需要更仔细的审核。',
  Operations: '某些业务和国家/地区需要更仔细的审核。',
  FormationDocuments: '这些材料可以证明公司真实存在。',
  AssociatedPersons: '法律要求我们了解公司的所有者和管理者。',
  ProofOfAddressDocuments: '完整验证需要公司的地址证明。',
  UboOwnershipDocuments: '完整验证需要公司的所有权证明。',
  ProofOfAddress: '完整验证需要每个人的地址证明。',
};

const eea = '凡居住在欧洲经济区或英国，或拥有其中任一国家国籍的人，都需要回答此问题。';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': '每月 5,000 美元或以上的交易需要提供资金来源证明。',
  'business-customer-funds': '该公司经手客户资金，因此我们需要了解资金的流向。',
  'person-eea': eea,
  'person-signatory': '不是董事而代表公司签字的人，需要证明其已获授权。',
};
