import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: '未完了',
  checking: '確認中',
  blocking: '対応が必要',
  warning: '確認をおすすめ',
  done: '完了',
};

export const people: Words['people'] = {
  add: '人を追加',
  empty: 'まだ誰も登録されていません。25%以上を保有する方全員と、会社を経営する方を追加してください。',
  howRelated: 'この方の立場は何ですか？',
  newPerson: '新しい方',
  personNumber: '{number}人目',
  needsControl: '会社を経営する方を追加するか、一覧にある方の立場を変更してください。',
  oneControl: '会社を経営する方として登録できるのは1人だけです。',
  tooManyOwners: '所有者は4人まで登録できます。',
  everyone: '次へ',
  addDetails: '続いて、それぞれの方の情報をお聞きします。',
  removeTitle: '{person}を削除しますか？',
  removeText: 'この方についての入力内容は使用されなくなります。',
  progress: '{count}件中{done}件完了',
  of: '{step}\u00a0· {person}',
  company: '会社',
  both: '25%以上を保有し、会社を経営',
  othersTitle: '以前に追加され、一覧にない方',
  listAgain: '{person}を一覧に追加',
  gone: '一覧の一部の方が削除されています。一覧をご確認ください。',
  notNow: '現在、一覧を変更できません。',
  listed: '一覧に登録された方',
};

export const why: Words['why'] = {
  PersonalInfoLight: '法律により、お客様の確認が義務付けられています。',
  PersonalInfo: '法律により、お客様と、会社の背後にいる方の確認が義務付けられています。',
  ContactInfo: 'この確認手続きで不明な点があった場合に、ご連絡するためです。',
  ResidentialAddress: '適用される規則は、お住まいの場所によって異なります。',
  IdentityDocument: '実在する方の情報であることを、書類で確認します。',
  FinancialInfo: '通常のお取引を把握することで、マネー・ローンダリングなどの不審な取引に気付きやすくなります。',
  TaxInfo: '税務上の規則により、この番号をお聞きする必要があります。',
  SelfiePhoto: '書類がご本人のものであることを、写真で確認します。',
  Identification: '登記の内容と照合します。',
  Address: '適用される規則は、登記上の所在地と事業を行う場所によって異なります。',
  Details: '業種によっては、詳しい確認が必要です。',
  Operations: '事業内容や国・地域によっては、詳しい確認が必要です。',
  FormationDocuments: '会社が実在することを証明する書類です。',
  AssociatedPersons: '法律により、会社の所有者と経営者の確認が義務付けられています。',
  ProofOfAddressDocuments: '詳細な確認手続きには、会社の所在地の証明が含まれます。',
  UboOwnershipDocuments: '詳細な確認手続きには、会社の所有者の証明が含まれます。',
  ProofOfAddress: '詳細な確認手続きには、全員の住所の証明が含まれます。',
};

const eea = '欧州経済領域（EEA）もしくは英国にお住まいの方、またはそれらの国籍をお持ちの方全員にお聞きしています。';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': '1か月5,000米ドル以上のお取引には、資金の出所の証明が必要です。',
  'business-customer-funds': '顧客の資金を取り扱っているため、資金の流れを確認する必要があります。',
  'person-eea': eea,
  'person-signatory': '取締役以外の方が会社のために署名する場合は、その権限の証明が必要です。',
};
