import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Pyydä vastaamaan omalla laitteella: {person}',
  askAgain: 'Pyydä uudelleen',
  here: 'Vastaa sittenkin tässä',
  emailAbout: 'Linkki vastaamiseen tulee tähän osoitteeseen.',
  asked: 'Pyydetty, kutsua ei ole vielä lähetetty',
  invited: 'Kutsu on voimassa {date} asti',
  opened: 'Vastaa omalla laitteellaan',
  finished: '{person} on valmis',
  expired: 'Kutsu on vanhentunut',
  tooOften: 'Tätä henkilöä on pyydetty tänään jo viisi kertaa. Yritä huomenna uudelleen.',
};
