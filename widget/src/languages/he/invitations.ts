import type { Words } from '../en/words.js';

export const invitations: Words['invitations'] = {
  ask: 'בקשה שהתשובות יינתנו במכשיר האישי: {person}',
  askAgain: 'לבקש שוב',
  here: 'לענות כאן במקום זאת',
  emailAbout: 'הקישור למענה נשלח לשם.',
  asked: 'התבקש, ההזמנה עוד לא נשלחה',
  invited: 'ההזמנה בתוקף עד {date}',
  opened: 'התשובות ניתנות במכשיר אחר',
  finished: '{person}: הסתיים',
  expired: 'תוקף ההזמנה פג',
  tooOften: 'האדם הזה התבקש היום חמש פעמים. אפשר לנסות שוב מחר.',
};
