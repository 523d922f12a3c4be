import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Podmínky služby',
  text: 'Chcete-li pokračovat, přečtěte si podmínky služby a přijměte je.',
  link: 'Přečíst podmínky služby, verze {version} (otevře se na nové kartě)',
  name: 'Vaše celé jméno',
  box: 'Znám podmínky služby a přijímám je.',
  boxMissing: 'Přijměte podmínky zaškrtnutím políčka.',
  accept: 'Přijmout a pokračovat',
  changed: 'Podmínky se mezitím změnily. Přečtěte si je znovu.',
};
