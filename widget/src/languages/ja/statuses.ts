import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: '入力内容の確認',
  text: 'あと少しで完了です。内容を確認し、必要に応じて変更してから提出してください。',
  checking: '一部の内容を確認中ですが、このまま提出できます。',
  answers: '入力内容',
  blockingTitle: '提出前に対応が必要です',
  warningsTitle: 'ご確認をおすすめします',
  warningsText: '修正することも、このまま提出することもできます。審査担当者が確認します。',
  acknowledge: '内容を読みました。このまま提出します。',
  declaration:
    '提出にあたり、入力内容が真実かつ完全であることを確認し、内容の審査と、法令で定められた期間の保存に同意します。',
  submit: '提出する',
  submitting: '提出しています…',
  acknowledgeFirst: '上記の内容を修正するか、チェックを入れてください。',
  document: '追加済みのファイル',
  nothing: 'なし',
  notReadable: '現在、入力内容を表示できません。',
  missing: '未入力の項目があります：{step}。',
  correctFirst: '先に上記の内容を修正してください。',
  notSubmitted: 'まだ提出されていません。変更がありましたので、残りの項目をご確認ください。',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'まだ提出されていません', text: '未入力の項目があります。' },
  submitted: { title: '提出が完了しました', text: 'ありがとうございます。これから内容を確認します。' },
  validatingSubmission: {
    title: '書類を確認しています',
    text: '通常は1分ほどで終わります。このページは閉じても構いません。',
  },
  submissionValidationsFailed: {
    title: '対応が必要な項目があります',
    text: '詳細は以下をご覧ください。その他の内容はそのままで構いません。',
  },
  inReview: {
    title: '審査待ちです',
    text: '審査担当者が内容を確認します。このページを閉じて、いつでも戻ることができます。',
  },
  additionalInformationRequested: {
    title: '追加の情報が必要です',
    text: '審査担当者から次の依頼がありました。その他の内容はそのままで構いません。',
  },
  approved: { title: '承認されました', text: 'お手続きは完了です。ありがとうございました。' },
  rejected: {
    title: '承認されませんでした',
    text: 'この確認手続きを続けることはできません。誤りと思われる場合は、サイトのサポート窓口にお問い合わせください。',
  },
  error: {
    title: '通常より時間がかかっています',
    text: 'サービス側で問題が発生しました。データは失われておらず、お客様による操作は不要です。こちらで対応いたします。',
  },
};

export const status: Words['status'] = {
  submittedAt: '提出日時：{date}',
  approvedAt: '承認日時：{date}',
  finish: '閉じる',
  closeNow: 'このページを閉じても構いません。',
  allMended: 'すべて修正されました。',
  goToSummary: '確認して提出する',
  rejectedAt: '決定日時：{date}',
  allAnswered: '必要な情報はすべてそろいました。',
  itemsTitle: '対応していただくこと',
  correct: '更新',
  newlyNeeded: '新しい入力内容により必要になりました。',
};
