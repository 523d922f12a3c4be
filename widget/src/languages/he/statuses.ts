import type { Words } from '../en/words.js';

export const summary: Words['summary'] = {
  title: 'בדיקת התשובות שלך',
  text: 'כמעט סיימנו. אפשר לבדוק את התשובות, לשנות מה שרוצים, ולשלוח.',
  checking: 'כמה תשובות עדיין בבדיקה. אפשר לשלוח בינתיים.',
  answers: 'תשובות',
  blockingTitle: 'דורש התייחסות לפני השליחה',
  warningsTitle: 'כדאי לבדוק',
  warningsText: 'אפשר לתקן או לשלוח כמו שזה. הצוות שלנו יבדוק.',
  acknowledge: 'קראתי, ואני רוצה לשלוח בכל זאת.',
  declaration: 'השליחה היא הצהרה שלי שהתשובות האלה נכונות ומלאות, והסכמה שלי שייבדקו ויישמרו כל עוד החוק מחייב זאת.',
  submit: 'שליחה',
  submitting: 'שולחים…',
  acknowledgeFirst: 'יש לתקן את מה שמופיע למעלה, או לסמן את התיבה.',
  document: 'נוסף קובץ',
  nothing: 'אין',
  notReadable: 'אי אפשר להציג את התשובות האלה כרגע.',
  missing: 'עדיין חסר: {step}.',
  correctFirst: 'קודם יש לתקן את מה שמופיע למעלה.',
  notSubmitted: 'עדיין לא נשלח: משהו השתנה בינתיים. כדאי לבדוק מה נשאר לעשות.',
};

export const statuses: Words['statuses'] = {
  draft: { title: 'עדיין לא נשלח', text: 'עדיין חסרות כמה תשובות.' },
  submitted: { title: 'נשלח', text: 'תודה. קיבלנו את התשובות שלך, ומיד נבדוק אותן.' },
  validatingSubmission: {
    title: 'בודקים את המסמכים שלך',
    text: 'בדרך כלל זה לוקח דקה. אפשר לסגור את הדף הזה.',
  },
  submissionValidationsFailed: {
    title: 'משהו דורש התייחסות',
    text: 'הפרטים מופיעים למטה. כל השאר נשאר כמו שהוא.',
  },
  inReview: {
    title: 'ממתין לבדיקה',
    text: 'הצוות שלנו יבדוק את התשובות. אפשר לסגור את הדף הזה ולחזור בכל עת.',
  },
  additionalInformationRequested: {
    title: 'צריך ממך עוד משהו קטן',
    text: 'צוות הבדיקה ביקש את הדברים הבאים. כל השאר נשאר כמו שהוא.',
  },
  approved: { title: 'אושר', text: 'הכול מוכן. תודה.' },
  rejected: {
    title: 'לא אושר',
    text: 'אי אפשר להמשיך באימות הזה. אם נראה לך שזו טעות, אפשר לפנות לצוות התמיכה של האתר.',
  },
  error: {
    title: 'זה לוקח יותר זמן מהרגיל',
    text: 'משהו השתבש אצלנו. שום דבר לא אבד ולא צריך לעשות כלום: אנחנו נטפל בזה.',
  },
};

export const status: Words['status'] = {
  submittedAt: 'נשלח ב-{date}',
  approvedAt: 'אושר ב-{date}',
  finish: 'סגירה',
  closeNow: 'אפשר לסגור את הדף הזה עכשיו.',
  allMended: 'הכול תוקן.',
  goToSummary: 'בדיקה ושליחה',
  rejectedAt: 'הוחלט ב-{date}',
  allAnswered: 'מסרת את כל מה שביקשנו.',
  itemsTitle: 'מה צריך לעשות',
  correct: 'עדכון',
  newlyNeeded: 'נדרש בגלל התשובות החדשות שלך.',
};
