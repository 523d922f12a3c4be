import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: '再試一次',
  refusals: {
    opened: {
      title: '已在其他裝置上開啟',
      text: '為了您的安全，此連結只能在首次開啟它的裝置上使用。請回到該裝置，或向公司索取新連結。',
    },
    revoked: { title: '此連結已失效', text: '公司已撤回此連結，或傳送了另一個連結給您。' },
    expired: { title: '此連結已過期', text: '請向公司索取新連結。' },
    unlisted: { title: '您無須再做任何操作', text: '公司不再需要您提供資料。' },
    closed: { title: '所有內容均已提交', text: '公司已提交填寫的內容，目前無法變更。' },
    unknown: { title: '此連結不完整', text: '請從您收到的訊息中重新開啟，或複製完整的網址。' },
    unreachable: { title: '目前無法連線', text: '可能是您的連線或我們的系統發生問題。' },
  },
  inWidget: {
    welcome: {
      title: { individual: '為「{organization}」填寫您的資料' },
      text: {
        individual:
          '法律要求我們了解公司的所有人和經營者，「{organization}」將您列為其中之一。請在此親自填寫。您可以隨時停下，稍後在此裝置上繼續。',
      },
    },
    summary: {
      text: '就差一步了。請確認填寫的內容，視需要變更，然後完成。',
      checking: '部分內容仍在查核中，您可以先完成。',
      acknowledge: '我已閱讀以上內容，仍要完成。',
      declaration: '點選「完成」即表示，本人確認所填內容真實完整，並同意對其進行審核，且在法律要求的期限內予以保存。',
      submit: '完成',
      submitting: '正在完成…',
    },
    statuses: { submitted: { title: '已完成', text: '謝謝。「{organization}」可以看到您已全部填寫。' } },
    status: { submittedAt: '完成時間：{date}', goToSummary: '確認並完成' },
  },
};
