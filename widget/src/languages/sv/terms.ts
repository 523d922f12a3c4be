import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Användarvillkor',
  text: 'Läs användarvillkoren och godkänn dem för att fortsätta.',
  link: 'Läs användarvillkoren, version {version} (öppnas i en ny flik)',
  name: 'Ditt fullständiga namn',
  box: 'Jag har läst användarvillkoren och godkänner dem.',
  boxMissing: 'Kryssa i rutan för att godkänna villkoren.',
  accept: 'Godkänn och fortsätt',
  changed: 'Villkoren har ändrats under tiden. Läs dem igen.',
};
