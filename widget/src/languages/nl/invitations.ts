import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} op het eigen apparaat laten antwoorden',
  askAgain: 'Nog eens vragen',
  here: 'Toch hier antwoorden',
  emailAbout: 'De link om te antwoorden gaat daarheen.',
  asked: 'Gevraagd, nog niet uitgenodigd',
  invited: 'Uitgenodigd tot {date}',
  opened: 'Antwoordt op het eigen apparaat',
  finished: '{person} is klaar',
  expired: 'De uitnodiging is verlopen',
  tooOften: 'Deze persoon is vandaag al vijf keer gevraagd. Probeer het morgen opnieuw.',
};
