import type { Words } from '../en/words.js';

export const invited: Words['invited'] = {
  retry: '重试',
  refusals: {
    opened: {
      title: '已在其他设备上打开',
      text: '为了您的安全，此链接只能在首次打开它的设备上使用。请回到该设备，或向公司索取新链接。',
    },
    revoked: { title: '此链接已失效', text: '公司已撤回此链接，或向您发送了另一个链接。' },
    expired: { title: '此链接已过期', text: '请向公司索取新链接。' },
    unlisted: { title: '您无需再做任何操作', text: '公司不再需要您提供信息。' },
    closed: { title: '所有内容均已提交', text: '公司已提交填写的内容，目前无法更改。' },
    unknown: { title: '此链接不完整', text: '请从您收到的消息中重新打开，或复制完整的网址。' },
    unreachable: { title: '目前无法连接', text: '可能是您的网络或我们的系统出了问题。' },
  },
  inWidget: {
    welcome: {
      title: { individual: '为“{organization}”填写您的信息' },
      text: {
        individual:
          '法律要求我们了解公司的所有者和管理者，“{organization}”将您列为其中之一。请在此亲自填写。您可以随时停下，稍后在此设备上继续。',
      },
    },
    summary: {
      text: '就差一步了。请核对填写的内容，按需更改，然后完成。',
      checking: '部分内容仍在核对中，您可以先完成。',
      acknowledge: '我已阅读以上内容，仍要完成。',
      declaration: '点击“完成”即表示，本人确认所填内容真实完整，并同意对其进行审核，且在法律要求的期限内予以保存。',
      submit: '完成',
      submitting: '正在完成…',
    },
    statuses: { submitted: { title: '已完成', text: '谢谢。“{organization}”可以看到您已全部填写。' } },
    status: { submittedAt: '完成时间：{date}', goToSummary: '核对并完成' },
  },
};
