import type { Words } from '../en/words.js';

const asOnDocument = '本人確認書類の記載どおりにご入力ください。';
const proofOfAddress = 'が記載された、90日以内の請求書、銀行の取引明細書、または公的機関からの通知書。';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'お客様情報', about: asOnDocument },
  individualPersonalInfo: { title: 'お客様情報', about: asOnDocument },
  individualContactInfo: { title: '連絡先', about: 'この確認手続きに関するご連絡にのみ使用します。' },
  individualResidentialAddress: {
    title: 'お住まいの住所',
    about: 'ご自宅の住所をご入力ください。私書箱は使用できません。',
  },
  individualIdentityDocument: {
    title: '本人確認書類',
    about: '顔写真付きの有効な書類をお手元にご用意ください。',
  },
  individualFinancialInfo: { title: '職業と収入', about: 'おおよその金額で構いません。' },
  individualTaxInfo: { title: '納税者番号', about: '納税に使用している番号です。' },
  individualEeaInfo: { title: '出生地', about: asOnDocument },
  individualProofOfAddress: { title: '住所の証明', about: `お名前と住所${proofOfAddress}` },
  individualSourceOfFunds: {
    title: '資金の出所',
    about: 'お取引に使用する資金の出所です。給与明細、契約書、権利証など、それを示す書類を追加してください。',
  },
  individualSelfiePhoto: {
    title: 'お顔の写真',
    about: '明るい場所で正面を向き、顔を覆うものを外して撮影してください。',
  },
  businessIdentification: { title: '会社情報', about: '登記の内容どおりにご入力ください。' },
  businessTaxInfo: { title: '納税者番号', about: '会社が納税に使用している番号です。' },
  businessAddress: { title: '所在地', about: '登記上の所在地と、事業を行っている場所です。' },
  businessContactInfo: { title: '会社の連絡先', about: 'この確認手続きに関するご連絡にのみ使用します。' },
  businessDetails: { title: '事業内容', about: 'ご自身の言葉でお書きください。' },
  businessOperations: { title: '事業運営', about: '会社の運営方法と、口座の利用目的です。' },
  businessFinancialInfo: { title: '売上・収入', about: 'おおよその金額で構いません。' },
  businessFormationDocuments: {
    title: '設立書類',
    about: '定款、設立証明書、または登記事項証明書。',
  },
  businessUboOwnershipDocuments: {
    title: '所有者の証明',
    about: '株主名簿、資本関係図など、会社の所有者がわかる書類。',
  },
  businessProofOfAddressDocuments: { title: '所在地の証明', about: `法人名と所在地${proofOfAddress}` },
  businessFlowOfFundsDocument: {
    title: '資金の流れ',
    about: '顧客の資金が会社をどのように流れるかを示す図または説明。',
  },
  businessAssociatedPersons: {
    title: '所有者と経営者',
    about: '25%以上を保有する方全員（4人まで）と、会社を経営する方。同じ方が両方を兼ねることもできます。',
  },
  associatedPersonPersonalInfo: { title: '個人情報', about: 'この方の本人確認書類の記載どおりにご入力ください。' },
  associatedPersonContactInfo: {
    title: '連絡先',
    about: 'この確認手続きに関して、この方にご連絡する場合にのみ使用します。',
  },
  associatedPersonResidentialAddress: {
    title: '自宅住所',
    about: 'この方がお住まいの住所です。私書箱は使用できません。',
  },
  associatedPersonTaxInfo: { title: '納税者番号', about: 'この方が納税に使用している番号です。' },
  associatedPersonIdentityDocument: { title: '本人確認書類', about: 'この方の顔写真が付いた有効な書類。' },
  associatedPersonProofOfAddress: { title: '住所の証明', about: `この方の氏名と住所${proofOfAddress}` },
  associatedPersonEeaInfo: { title: '役職と出生地', about: 'この方が取締役かどうかと、出生地をお答えください。' },
  associatedPersonProofOfSignatoryAuthority: {
    title: '署名権限',
    about: 'この方が会社のために署名できることを示す書類。',
  },
};
