import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: '服务条款',
  text: '请阅读并接受服务条款，然后继续。',
  link: '阅读服务条款，版本 {version}（在新标签页中打开）',
  name: '您的全名',
  box: '我已阅读并接受服务条款。',
  boxMissing: '请勾选复选框以接受条款。',
  accept: '接受并继续',
  changed: '条款已更新。请重新阅读。',
};
