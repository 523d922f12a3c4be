import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} auf dem eigenen Gerät antworten lassen',
  askAgain: 'Noch einmal bitten',
  here: 'Doch hier antworten',
  emailAbout: 'Der Link zum Antworten geht an diese Adresse.',
  asked: 'Erbeten, noch nicht eingeladen',
  invited: 'Eingeladen bis {date}',
  opened: 'Antwortet auf dem eigenen Gerät',
  finished: '{person} ist fertig',
  expired: 'Die Einladung ist abgelaufen',
  tooOften: 'Diese Person wurde heute schon fünfmal gebeten. Versuchen Sie es morgen noch einmal.',
};
