import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Podmínky služby',
  text: 'Přečtěte si podmínky služby a pokud chcete pokračovat, přijměte je.',
  link: 'Přečíst podmínky služby, verze {version} (otevře se na nové kartě)',
  name: 'Vaše celé jméno',
  box: 'Znám podmínky služby a přijímám je.',
  boxMissing: 'Přijměte podmínky zaškrtnutím políčka.',
  accept: 'Přijmout a pokračovat',
  changed: 'Podmínky se mezitím změnily. Přečtěte si je znovu.',
};
