import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Be {person} svara på sin egen enhet',
  askAgain: 'Be igen',
  here: 'Svara här i stället',
  emailAbout: 'Länken för att svara skickas dit.',
  asked: 'Efterfrågad, inte inbjuden än',
  invited: 'Inbjuden till {date}',
  opened: 'Svarar på sin egen enhet',
  finished: '{person} är klar',
  expired: 'Inbjudan har gått ut',
  tooOften: 'Den här personen har efterfrågats fem gånger i dag. Försök igen i morgon.',
};
