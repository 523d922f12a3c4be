import type { Words } from '../en/words.js';

export const shell: Words['shell'] = {
  label: '验证',
  continue: '继续',
  back: '返回',
  save: '保存',
  change: '更改',
  cancel: '取消',
  remove: '移除',
  close: '关闭',
  retry: '重试',
  optional: '选填',
  yes: '是',
  no: '否',
  choose: '请选择…',
  loading: '请稍候…',
  saving: '正在保存…',
  stepOf: '第 {step} 步，共 {count} 步',
  steps: '步骤',
  problemsTitle: { other: '有 {count} 项需要处理' },
  whyAsked: '为什么需要填写？',
  asked: '审核人员的要求',
  masked: '已提供（{value}）。如不更改，请留空。',
  notSaved: '未能保存。',
  found: '之前填写的一项需要处理',
  later: '稍后继续',
  laterTitle: '已保存',
  laterText: '您填写的内容已保存，仍在上传的文件除外。如需继续，请在 14 天内使用此浏览器返回。',
  laterLost: '您填写的内容已保存，但由于浏览器限制，此页面上的内容未能保存。',
  reference: '参考编号：{id}',
};

const text = '法律要求我们了解客户的身份。您可以随时停下，稍后再继续。';

export const welcome: Words['welcome'] = {
  title: { individual: '验证您的身份', business: '验证您的公司' },
  text: { individual: text, business: text },
  time: { other: '大约需要 {count} 分钟。' },
  needTitle: '您需要准备',
  need: {
    identity: '护照或其他身份证件',
    camera: '相机，或证件和材料的照片',
    taxNumber: '您的税号',
    address: '最近 90 天内开具、载有姓名（或公司名称）和地址的账单或信函',
    companyDocuments: '公司的税号，以及设立文件或工商登记信息',
    owners: '公司所有者和管理者的信息及身份证件',
  },
  privacy: '您填写的内容会加密。审核人员每次查看都会留下记录。',
  start: '开始',
};

export const troubles: Words['troubles'] = {
  unreachable: {
    title: '目前无法连接',
    text: '可能是您的网络或我们的系统出了问题。您填写的内容仍在这里。',
  },
  rateLimited: {
    title: '尝试次数过多',
    text: '我们将在{time}后重试。',
  },
  sessionEnded: {
    title: '会话已过期',
    text: '为了您的安全，会话只在一段时间内有效。请关闭此页面并重新开始：您填写的内容已保存。',
  },
  sessionFailed: {
    title: '无法打开您的验证',
    text: '本网站未正常响应。请稍后再试；您填写的内容仍在这里。',
  },
  unsupported: {
    title: '请更新浏览器',
    text: '请使用最新版本的 Chrome、Edge、Firefox 或 Safari。',
  },
  internal: {
    title: '出错了',
    text: '无法显示此页面。请重试；您填写的内容仍在这里。',
  },
};
