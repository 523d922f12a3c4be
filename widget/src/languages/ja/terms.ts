import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: '利用規約',
  text: '続けるには、利用規約をお読みのうえ、同意してください。',
  link: '利用規約を読む：バージョン{version}（新しいタブで開きます）',
  name: 'お名前（フルネーム）',
  box: '利用規約を読み、同意します。',
  boxMissing: '規約に同意するには、チェックを入れてください。',
  accept: '同意して次へ',
  changed: '規約が変更されました。もう一度お読みください。',
};
