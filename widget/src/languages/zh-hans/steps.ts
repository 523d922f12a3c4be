import type { Words } from '../en/words.js';

const asOnDocument = '请按身份证件上的内容填写。';
const proofOfAddress = '最近 90 天内的账单、银行对账单或官方信函，须载有';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: '您的信息', about: asOnDocument },
  individualPersonalInfo: { title: '您的信息', about: asOnDocument },
  individualContactInfo: { title: '联系方式', about: '仅用于就此次验证与您联系。' },
  individualResidentialAddress: { title: '居住地址', about: '您的住址，不能是邮政信箱。' },
  individualIdentityDocument: { title: '身份证件', about: '请准备好带有您照片的有效证件。' },
  individualFinancialInfo: { title: '工作和收入', about: '填写估计值即可。' },
  individualTaxInfo: { title: '税号', about: '您纳税时使用的号码。' },
  individualEeaInfo: { title: '出生地', about: asOnDocument },
  individualProofOfAddress: { title: '地址证明', about: `${proofOfAddress}您的姓名和地址。` },
  individualSourceOfFunds: {
    title: '资金来源',
    about: '您计划交易的资金来自哪里。请添加相应的证明，如工资单、合同或产权证书。',
  },
  individualSelfiePhoto: { title: '您的照片', about: '请在光线充足处正对镜头，不要遮挡面部。' },
  businessIdentification: { title: '公司信息', about: '请按工商登记信息填写。' },
  businessTaxInfo: { title: '税号', about: '公司纳税时使用的号码。' },
  businessAddress: { title: '地址', about: '公司的注册地址和经营地址。' },
  businessContactInfo: { title: '公司联系方式', about: '仅用于就此次验证与您联系。' },
  businessDetails: { title: '公司业务', about: '请用您自己的话描述。' },
  businessOperations: { title: '经营情况', about: '公司如何经营，以及账户的用途。' },
  businessFinancialInfo: { title: '收入', about: '填写估计值即可。' },
  businessFormationDocuments: { title: '设立文件', about: '营业执照、公司章程或工商登记信息。' },
  businessUboOwnershipDocuments: {
    title: '所有权证明',
    about: '股东名册、股权结构图或能表明公司归谁所有的类似材料。',
  },
  businessProofOfAddressDocuments: { title: '地址证明', about: `${proofOfAddress}公司的名称和地址。` },
  businessFlowOfFundsDocument: { title: '资金流向', about: '说明客户资金如何在公司流转的图示或文字。' },
  businessAssociatedPersons: {
    title: '所有者和管理者',
    about: '所有持股 25% 或以上的人（最多四位）和公司的管理者。同一人可以兼任两者。',
  },
  associatedPersonPersonalInfo: { title: '个人信息', about: '请按此人身份证件上的内容填写。' },
  associatedPersonContactInfo: { title: '联系方式', about: '仅用于就此次验证与此人联系。' },
  associatedPersonResidentialAddress: { title: '住址', about: '此人的居住地址，不能是邮政信箱。' },
  associatedPersonTaxInfo: { title: '税号', about: '此人纳税时使用的号码。' },
  associatedPersonIdentityDocument: { title: '身份证件', about: '带有此人照片的有效证件。' },
  associatedPersonProofOfAddress: { title: '地址证明', about: `${proofOfAddress}此人的姓名和地址。` },
  associatedPersonEeaInfo: { title: '职务和出生地', about: '此人是否为董事，以及出生在哪里。' },
  associatedPersonProofOfSignatoryAuthority: {
    title: '签字权限',
    about: '能证明此人有权代表公司签字的材料。',
  },
};
