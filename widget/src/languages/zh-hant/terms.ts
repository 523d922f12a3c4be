import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: '服務條款',
  text: '請閱讀並接受服務條款，以便繼續。',
  link: '閱讀服務條款，版本 {version}（在新分頁開啟）',
  name: '您的全名',
  box: '我已閱讀並接受服務條款。',
  boxMissing: '請勾選核取方塊以接受條款。',
  accept: '接受並繼續',
  changed: '條款已更新。請重新閱讀。',
};
