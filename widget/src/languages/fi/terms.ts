import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Käyttöehdot',
  text: 'Jatka lukemalla ja hyväksymällä käyttöehdot.',
  link: 'Lue käyttöehdot, versio {version} (avautuu uuteen välilehteen)',
  name: 'Koko nimesi',
  box: 'Olen lukenut käyttöehdot ja hyväksyn ne.',
  boxMissing: 'Hyväksy ehdot rastittamalla ruutu.',
  accept: 'Hyväksy ja jatka',
  changed: 'Ehdot ovat muuttuneet sillä välin. Lue ne uudelleen.',
};
