import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: '核对填写内容',
  text: '就快完成了。请核对填写的内容，按需更改，然后提交。',
  checking: '部分内容仍在核对中，您可以先提交。',
  answers: '填写内容',
  blockingTitle: '提交前需要处理',
  warningsTitle: '建议检查',
  warningsText: '您可以更正，也可以直接提交。审核人员会核对。',
  acknowledge: '我已阅读以上内容，仍要提交。',
  declaration: '提交即表示，本人确认所填内容真实完整，并同意对其进行审核，且在法律要求的期限内予以保存。',
  submit: '提交',
  submitting: '正在提交…',
  acknowledgeFirst: '请更正以上内容，或勾选复选框。',
  document: '已添加的文件',
  nothing: '无',
  notReadable: '目前无法显示这些内容。',
  missing: '尚未填写：{step}。',
  correctFirst: '请先更正以上内容。',
  notSubmitted: '尚未提交：期间有内容发生变化。请查看还需完成哪些事项。',
};

export const statuses: Words['statuses'] = {
  draft: { title: '尚未提交', text: '部分内容尚未填写。' },
  submitted: { title: '已提交', text: '谢谢。我们已收到您填写的内容，即将开始核对。' },
  validatingSubmission: {
    title: '正在检查您的材料',
    text: '通常需要一分钟。您可以关闭此页面。',
  },
  submissionValidationsFailed: {
    title: '有内容需要处理',
    text: '请查看以下详情。其他内容保持不变。',
  },
  inReview: {
    title: '等待审核',
    text: '审核人员将核对您填写的内容。您可以关闭此页面，随时再回来。',
  },
  additionalInformationRequested: {
    title: '请补充一些信息',
    text: '审核人员要求提供以下内容。其他内容保持不变。',
  },
  approved: { title: '审核通过', text: '已全部完成，谢谢。' },
  rejected: {
    title: '审核未通过',
    text: '我们无法继续此次验证。如果您认为有误，请联系本网站的客服。',
  },
  error: {
    title: '处理时间比平时长',
    text: '我们的系统出了问题。没有任何内容丢失，您无需操作，我们会处理。',
  },
};

export const status: Words['status'] = {
  submittedAt: '提交时间：{date}',
  approvedAt: '通过时间：{date}',
  finish: '关闭',
  closeNow: '您现在可以关闭此页面。',
  allMended: '所有内容均已更正。',
  goToSummary: '核对并提交',
  rejectedAt: '决定时间：{date}',
  allAnswered: '您已提供我们要求的所有内容。',
  itemsTitle: '待办事项',
  correct: '更新',
  newlyNeeded: '因您更新了内容，需要补充此项。',
};
