import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Regulamin',
  text: 'Przeczytaj regulamin i zaakceptuj go, aby kontynuować.',
  link: 'Przeczytaj regulamin, wersja {version} (otworzy się w nowej karcie)',
  name: 'Twoje imię i nazwisko',
  box: 'Znam treść regulaminu i ją akceptuję.',
  boxMissing: 'Zaznacz pole, aby zaakceptować regulamin.',
  accept: 'Akceptuj i kontynuuj',
  changed: 'W międzyczasie regulamin się zmienił. Przeczytaj go ponownie.',
};
