import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'Nechat odpovědět na vlastním zařízení: {person}',
  askAgain: 'Požádat znovu',
  here: 'Odpovědět raději tady',
  emailAbout: 'Odkaz pro odpovědi přijde na tuto adresu.',
  asked: 'Požádáno, pozvánka ještě neodešla',
  invited: 'Pozvánka platí do {date}',
  opened: 'Odpovídá na vlastním zařízení',
  finished: '{person}: hotovo',
  expired: 'Platnost pozvánky vypršela',
  tooOften: 'O tuto osobu se dnes žádalo už pětkrát. Zkuste to znovu zítra.',
};
