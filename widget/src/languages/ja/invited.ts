import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: 'もう一度試す',
  refusals: {
    opened: {
      title: '別の端末で開かれています',
      text: '安全のため、このリンクは最初に開いた端末でのみご利用いただけます。その端末で開き直すか、会社に新しいリンクをご依頼ください。',
    },
    revoked: {
      title: 'このリンクは使用できなくなりました',
      text: '会社がリンクを取り消したか、別のリンクを送信しています。',
    },
    expired: { title: 'リンクの有効期限が切れました', text: '会社に新しいリンクをご依頼ください。' },
    unlisted: { title: '必要なお手続きはもうありません', text: '会社からの情報提供のご依頼はなくなりました。' },
    closed: { title: 'すべて提出済みです', text: '会社が入力内容を提出しました。現在は変更できません。' },
    unknown: {
      title: 'リンクが不完全です',
      text: '受け取ったメッセージからもう一度開くか、アドレス全体をコピーしてください。',
    },
    unreachable: { title: '現在、接続できません', text: '通信環境またはサービス側の問題と考えられます。' },
  },
  inWidget: {
    welcome: {
      title: { individual: '{organization}の手続きに必要なご本人情報' },
      text: {
        individual:
          '法律により、会社の所有者と経営者の確認が義務付けられており、{organization}からお客様のお名前が届け出られています。ここではご自身の情報をご入力ください。いつでも中断し、後からこの端末で再開できます。',
      },
    },
    summary: {
      text: 'あと少しです。内容を確認し、必要に応じて変更してから完了してください。',
      checking: '一部の内容を確認中ですが、このまま完了できます。',
      acknowledge: '内容を読みました。このまま完了します。',
      declaration:
        '完了にあたり、入力内容が真実かつ完全であることを確認し、内容の審査と、法令で定められた期間の保存に同意します。',
      submit: '完了する',
      submitting: '完了処理中…',
    },
    statuses: {
      submitted: {
        title: '完了しました',
        text: 'ありがとうございます。すべて入力済みであることを{organization}でも確認できます。',
      },
    },
    status: { submittedAt: '完了日時：{date}', goToSummary: '確認して完了する' },
  },
};
