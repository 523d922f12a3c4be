import type { Words } from '../en/words.js';

const asOnDocument = 'כפי שמופיע בתעודה המזהה שלך.';
const proofOfAddress = 'חשבון, תדפיס בנק או מכתב רשמי מ-90 הימים האחרונים, שבו מופיעים';

export const steps: Words['steps'] = {
  individualPersonalInfoLight: { title: 'הפרטים שלך', about: asOnDocument },
  individualPersonalInfo: { title: 'הפרטים שלך', about: asOnDocument },
  individualContactInfo: {
    title: 'פרטי קשר',
    about: 'נשתמש בהם רק כדי לפנות אליך בקשר לאימות הזה.',
  },
  individualResidentialAddress: { title: 'מקום המגורים שלך', about: 'כתובת הבית, לא תיבת דואר.' },
  individualIdentityDocument: {
    title: 'תעודה מזהה',
    about: 'תעודה בתוקף עם תמונה שלך. כדאי להכין אותה מראש.',
  },
  individualFinancialInfo: { title: 'עבודה והכנסה', about: 'מספיקה הערכה.' },
  individualTaxInfo: { title: 'מספר זיהוי לצורכי מס', about: 'המספר שמשמש אותך לתשלום מיסים.' },
  individualEeaInfo: { title: 'מקום לידה', about: asOnDocument },
  individualProofOfAddress: { title: 'הוכחת כתובת', about: `${proofOfAddress} השם והכתובת שלך.` },
  individualSourceOfFunds: {
    title: 'מקור הכספים',
    about: 'מאיפה מגיע הכסף שיעבור בחשבון. יש להוסיף מסמך שמראה את זה, כמו תלוש שכר, חוזה או שטר.',
  },
  individualSelfiePhoto: {
    title: 'התמונה שלך',
    about: 'יש להביט אל המצלמה בתאורה טובה, בלי שום דבר שמסתיר את הפנים.',
  },
  businessIdentification: { title: 'פרטי החברה', about: 'כפי שהם מופיעים ברשם החברות.' },
  businessTaxInfo: { title: 'מספר זיהוי לצורכי מס', about: 'המספר שמשמש את החברה לתשלום מיסים.' },
  businessAddress: { title: 'כתובות', about: 'איפה החברה רשומה ואיפה היא פועלת.' },
  businessContactInfo: {
    title: 'פרטי קשר של החברה',
    about: 'נשתמש בהם רק כדי לפנות אליך בקשר לאימות הזה.',
  },
  businessDetails: { title: 'מה החברה עושה', about: 'במילים שלך.' },
  businessOperations: { title: 'פעילות', about: 'איך החברה פועלת, ולאיזה צורך ישמש החשבון שלה.' },
  businessFinancialInfo: { title: 'הכנסות', about: 'מספיקה הערכה.' },
  businessFormationDocuments: {
    title: 'מסמכי התאגדות',
    about: 'תעודת התאגדות, תקנון, או נסח מרשם החברות.',
  },
  businessUboOwnershipDocuments: {
    title: 'הוכחת בעלות',
    about: 'מרשם בעלי מניות, תרשים בעלות או מסמך דומה שמראה של מי החברה.',
  },
  businessProofOfAddressDocuments: {
    title: 'הוכחת כתובת',
    about: `${proofOfAddress} השם והכתובת של החברה.`,
  },
  businessFlowOfFundsDocument: {
    title: 'תנועת הכספים',
    about: 'תרשים או תיאור של הדרך שבה כספי לקוחות עוברים בחברה.',
  },
  businessAssociatedPersons: {
    title: 'בעלים והנהלה',
    about: 'כל מי שמחזיק ב-25% או יותר (עד ארבעה אנשים), ומי שמנהל את החברה. אדם אחד יכול להיות גם וגם.',
  },
  associatedPersonPersonalInfo: {
    title: 'פרטים אישיים',
    about: 'כפי שהם מופיעים בתעודה המזהה של האדם.',
  },
  associatedPersonContactInfo: {
    title: 'פרטי קשר',
    about: 'נשתמש בהם רק כדי לפנות אל האדם בקשר לאימות הזה.',
  },
  associatedPersonResidentialAddress: { title: 'כתובת מגורים', about: 'איפה האדם גר, לא תיבת דואר.' },
  associatedPersonTaxInfo: { title: 'מספר זיהוי לצורכי מס', about: 'המספר שמשמש את האדם לתשלום מיסים.' },
  associatedPersonIdentityDocument: { title: 'תעודה מזהה', about: 'תעודה בתוקף עם תמונה של האדם.' },
  associatedPersonProofOfAddress: {
    title: 'הוכחת כתובת',
    about: `${proofOfAddress} השם והכתובת של האדם.`,
  },
  associatedPersonEeaInfo: {
    title: 'תפקיד ומקום לידה',
    about: 'האם האדם חבר בדירקטוריון, ומה מקום הלידה.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'זכות חתימה',
    about: 'מסמך שמראה שהאדם מורשה לחתום בשם החברה.',
  },
};
