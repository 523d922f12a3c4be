import type { Words } from '../en/words.js';

export const stepStates: Words['stepStates'] = {
  open: 'לביצוע',
  checking: 'בבדיקה',
  blocking: 'דורש התייחסות',
  warning: 'כדאי לבדוק',
  done: 'הושלם',
};

export const people: Words['people'] = {
  add: 'הוספת אדם',
  empty: 'הרשימה עדיין ריקה. יש להוסיף את כל מי שמחזיק ב-25% או יותר, ואת מי שמנהל את החברה.',
  howRelated: 'מה התפקיד של האדם הזה?',
  newPerson: 'אדם חדש',
  personNumber: 'אדם {number}',
  needsControl: 'יש להוסיף את מי שמנהל את החברה, או לשנות תפקיד של מישהו ברשימה.',
  oneControl: 'רק אדם אחד יכול להופיע כמי שמנהל את החברה.',
  tooManyOwners: 'אפשר לרשום עד ארבעה בעלים.',
  everyone: 'המשך',
  addDetails: 'בשלב הבא נבקש פרטים על כל אדם.',
  removeTitle: 'להסיר את \u2068{person}\u2069?',
  removeText: 'לא נשתמש יותר בתשובות על האדם הזה.',
  progress: '{done} מתוך {count} הושלמו',
  of: '{step}\u00a0· {person}',
  company: 'החברה',
  both: 'בעלות של 25% או יותר וניהול החברה',
  othersTitle: 'נוספו בעבר, אבל לא ברשימה',
  listAgain: 'הוספת \u2068{person}\u2069 לרשימה',
  gone: 'בינתיים מישהו הוסר מהרשימה. כדאי לבדוק אותה.',
  notNow: 'אי אפשר לשנות את הרשימה כרגע.',
  listed: 'האנשים ברשימה',
};

export const why: Words['why'] = {
  PersonalInfoLight: 'החוק מחייב אותנו לדעת מי הלקוחות שלנו.',
  PersonalInfo: 'החוק מחייב אותנו לדעת מי הלקוחות שלנו, ומי עומד מאחורי כל חברה.',
  ContactInfo: 'כדי שנוכל לפנות אליך אם משהו באימות הזה לא ברור.',
  ResidentialAddress: 'הכללים שחלים תלויים במקום המגורים.',
  IdentityDocument: 'תעודה מוכיחה שהפרטים שייכים לאדם אמיתי.',
  FinancialInfo: 'כשאנחנו יודעים מה רגיל, קל לנו יותר לזהות פעילות חריגה כמו הלבנת הון.',
  TaxInfo: 'כללי המס מחייבים אותנו לבקש את המספר הזה.',
  SelfiePhoto: 'תמונה מראה שהתעודה שלך, ולא של מישהו אחר.',
  Identification: 'אנחנו משווים את הפרטים האלה לרישום ברשם החברות.',
  Address: 'הכללים שחלים תלויים במקום שבו החברה רשומה ופועלת.',
  Details: 'סוגי עסקים מסוימים דורשים בדיקה מעמיקה יותר.',
  Operations: 'פעילויות ומדינות מסוימות דורשות בדיקה מעמיקה יותר.',
  FormationDocuments: 'הם מוכיחים שהחברה קיימת.',
  AssociatedPersons: 'החוק מחייב אותנו לדעת של מי החברה ומי מנהל אותה.',
  ProofOfAddressDocuments: 'אימות מלא כולל הוכחה לכתובת החברה.',
  UboOwnershipDocuments: 'אימות מלא כולל הוכחה למי שייכת החברה.',
  ProofOfAddress: 'אימות מלא כולל הוכחה לכתובת של כל אדם.',
};

const eea = 'אנחנו שואלים את זה את כל מי שגר באזור הכלכלי האירופי או בבריטניה, או אזרח של אחת המדינות האלה.';

export const reasons: Words['reasons'] = {
  'individual-eea': eea,
  'individual-volume': 'מ-5,000 דולר ארה״ב בחודש ומעלה, אנחנו צריכים הוכחה למקור הכסף.',
  'business-customer-funds': 'החברה מטפלת בכספי לקוחות, ולכן אנחנו צריכים לראות איך הם עוברים.',
  'person-eea': eea,
  'person-signatory': 'מי שחותם בשם חברה בלי להיות בדירקטוריון שלה צריך להוכיח סמכות לכך.',
};
