import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: '確認手続き',
  continue: '次へ',
  back: '戻る',
  save: '保存',
  change: '変更',
  cancel: 'キャンセル',
  remove: '削除',
  close: '閉じる',
  retry: 'もう一度試す',
  optional: '任意',
  yes: 'はい',
  no: 'いいえ',
  choose: '選択…',
  loading: 'お待ちください…',
  saving: '保存しています…',
  stepOf: 'ステップ {step}/{count}',
  steps: 'ステップ',
  problemsTitle: { other: '{count}件の項目をご確認ください' },
  whyAsked: 'この情報が必要な理由は？',
  asked: '審査担当者からの依頼',
  masked: '入力済みです（{value}）。変更しない場合は、空欄のままにしてください。',
  notSaved: '保存できませんでした。',
  found: '前の入力内容に確認が必要なものがあります',
  later: '後で続ける',
  laterTitle: '保存しました',
  laterText:
    '入力内容を保存しました（アップロード中のファイルを除く）。14日以内に、同じブラウザで続きをお進めください。',
  laterLost: '入力内容は保存されていますが、ブラウザの制限により、このページに入力した内容は保存されていません。',
  reference: 'お問い合わせ番号：{id}',
};

const text = '法律により、お客様の確認が義務付けられています。いつでも中断し、後から再開できます。';

export const welcome: Words['welcome'] = {
  title: { individual: '本人確認のお手続き', business: '法人確認のお手続き' },
  text: { individual: text, business: text },
  time: { other: '所要時間は約{count}分です。' },
  needTitle: 'ご用意いただくもの',
  need: {
    identity: 'パスポートなどの本人確認書類',
    camera: 'カメラ、または書類の写真',
    taxNumber: '納税者番号',
    address: '名前と住所が記載された、90日以内の請求書や通知書',
    companyDocuments: '会社の納税者番号と、設立書類または登記事項証明書',
    owners: '会社の所有者と経営者の情報、および本人確認書類',
  },
  privacy: '入力内容は暗号化されます。審査担当者による閲覧はすべて記録されます。',
  start: '始める',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: '現在、接続できません',
    text: '通信環境またはサービス側の問題と考えられます。入力内容はそのまま残っています。',
  },
  rateLimited: {
    title: '試行回数が多すぎます',
    text: '{time}後に自動で再試行します。',
  },
  sessionEnded: {
    title: 'セッションの有効期限が切れました',
    text: '安全のため、一定時間で終了します。このページを閉じて、もう一度開始してください。入力内容は保存されています。',
  },
  sessionFailed: {
    title: '確認手続きを開けませんでした',
    text: 'サイトから正常な応答がありませんでした。しばらくしてからもう一度お試しください。入力内容はそのまま残っています。',
  },
  unsupported: {
    title: 'ブラウザを更新してください',
    text: 'Chrome、Edge、Firefox、Safariの最新バージョンをご利用ください。',
  },
  internal: {
    title: '問題が発生しました',
    text: 'ページを表示できませんでした。もう一度お試しください。入力内容はそのまま残っています。',
  },
};
