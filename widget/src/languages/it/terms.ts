import type { Words } from '../en/words.js';

export const terms: Words['terms'] = {
  title: 'Condizioni del servizio',
  text: 'Per continuare, leggi e accetta le condizioni del servizio.',
  link: 'Leggi le condizioni del servizio, versione {version} (si apre in una nuova scheda)',
  name: 'Il tuo nome e cognome',
  box: 'Ho letto le condizioni del servizio e le accetto.',
  boxMissing: 'Spunta la casella per accettare le condizioni.',
  accept: 'Accetta e continua',
  changed: 'Nel frattempo le condizioni sono cambiate. Leggile di nuovo.',
};
