import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: '{person} a saját eszközén válaszoljon',
  askAgain: 'Kérés újra',
  here: 'Válasz inkább itt',
  emailAbout: 'A válaszhoz vezető linket ide küldik.',
  asked: 'Kérve, a meghívó még nem ment el',
  invited: 'A meghívó eddig érvényes: {date}',
  opened: 'A saját eszközén válaszol',
  finished: '{person} elkészült',
  expired: 'A meghívó lejárt',
  tooOften: 'Ezt a személyt ma már ötször kérték. Próbáld újra holnap.',
};
