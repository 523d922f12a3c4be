import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Conditions d’utilisation',
  text: 'Pour continuer, lisez et acceptez les conditions d’utilisation.',
  link: 'Lire les conditions d’utilisation, version {version} (s’ouvre dans un nouvel onglet)',
  name: 'Votre nom complet',
  box: 'J’ai lu les conditions d’utilisation et je les accepte.',
  boxMissing: 'Cochez la case pour accepter les conditions.',
  accept: 'Accepter et continuer',
  changed: 'Les conditions ont changé entre-temps. Relisez-les.',
};
