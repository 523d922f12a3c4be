import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Termenii serviciului',
  text: 'Ca să continui, citește și acceptă termenii serviciului.',
  link: 'Citește termenii serviciului, versiunea {version} (se deschide într-o filă nouă)',
  name: 'Numele tău complet',
  box: 'Am citit termenii serviciului și îi accept.',
  boxMissing: 'Bifează caseta ca să accepți termenii.',
  accept: 'Acceptă și continuă',
  changed: 'Între timp, termenii s-au schimbat. Citește-i din nou.',
};
