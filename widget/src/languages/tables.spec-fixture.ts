const documentLabels = [
  ...['proofOfAddressDocuments', 'sourceOfFundsDocuments', 'formationDocuments', 'ownershipDocuments'],
  ...['flowOfFundsDocument', 'signatoryAuthorityDocuments'],
].map((name) => `fields.${name}.label`);

/** What a language may have in common with English. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  ar: ['people.of'],
  bn: ['people.of'],
  cs: ['people.of'],
  da: ['people.of', 'people.personNumber', 'shell.reference', 'values.CANNABIS', 'values.PENSION', 'values.TRUST'],
  de: ['people.of', 'people.personNumber', 'fields.name.label', 'fields.website.label', 'values.CANNABIS'],
  el: ['fields.email.label', 'people.of'],
  es: ['shell.no', 'values.CANNABIS', 'values.visa', 'people.of'],
  fi: ['people.of'],
  fr: ['documents.photoName', 'fields.selfie.label', ...documentLabels, 'values.CANNABIS', 'values.visa', 'people.of'],
  he: ['people.of'],
  hi: ['people.of'],
  hu: ['people.of'],
  id: ['fields.email.label', 'values.visa', 'people.of'],
  it: ['shell.no', 'fields.email.label', 'values.TRUST', 'values.CANNABIS', 'people.of'],
  ja: ['people.of'],
  ko: ['people.of'],
  nl: [
    'people.of',
    'fields.flowOfFundsDocument.label',
    'fields.website.label',
    'values.CANNABIS',
    'values.MEDIA',
    'values.TRUST',
  ],
  pl: ['people.of', 'values.MEDIA'],
  'pt-br': ['values.CANNABIS', 'people.of'],
  'pt-pt': ['fields.email.label', 'fields.website.label', 'people.of'],
  ro: ['fields.flowOfFundsDocument.label', 'people.of'],
  sv: ['people.of', 'people.personNumber', 'values.CANNABIS', 'values.PENSION', 'values.TRUST'],
  tr: ['people.of'],
  uk: ['people.of'],
  vi: ['people.of'],
  'zh-hans': ['people.of'],
  'zh-hant': ['people.of'],
};

/** Words that a language has made its own, and that would else be English left over. */
export const borrowed: Readonly<Record<string, RegExp>> = {
  id: /\bfile\b/gi,
  it: /\bfile\b/gi,
};

/** What ends a sentence in scripts that do not end it as English does. */
export const signsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { '؟': '?' },
  bn: { '।': '.' },
  el: { ';': '?' },
  hi: { '।': '.' },
  ja: { '。': '.', '？': '?', '：': ':' },
  'zh-hans': { '。': '.', '？': '?', '：': ':' },
  'zh-hant': { '。': '.', '？': '?', '：': ':' },
};

/**
 * How else a language could address people, or say things: tú and never usted, você and nothing as in Portugal. Polish,
 * Czech and Hindi do not guess anybody's gender, Arabic and Hebrew tell nobody as a man what to do. Danish De also means
 * they, at the beginning of a sentence.
 */
export const otherForms: Readonly<Record<string, RegExp>> = {
  ar: /(?<!\p{L})[وف]?(أضف|أدخل|اختر|صحح|صحّح|قارن|راجع|امسح|انظر|أغلق|حاول|تابع|اكتب|استخدم|افتح|تريد|ترغب|تنوي|تشاء|ترى)(?!\p{L})/u,
  bn: /(?<![\p{L}\p{M}])(তুমি|তুই|তোমা[\p{L}\p{M}]*|তোর|দাও|নাও|যাও)(?![\p{L}\p{M}])/u,
  cs: /(?<!\p{L})(tebe|tobě|tvůj|tvoje|tvá|tvé|jsi)(?!\p{L})|\p{L}l[ai]? jste(?!\p{L})/iu,
  da: /(?<!\p{L}|^|[.:?] )(De|Dem|Deres|I)(?![\p{L}/])|(?<!\p{L})(jer|jeres)(?!\p{L})/u,
  de: /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/iu,
  el: /(?<!\p{L})(εσύ|εσένα|σου|επίλεξε|πρόσθεσε|γράψε|έλεγξε|διόρθωσε|κλείσε|δοκίμασε)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted|ustedes|vos|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
  fi: /(?<!\p{L})(te|teidän|teille|teitä|teiltä)(?!\p{L})|((?<!jat|lii)kaa|kää|tte)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|toi|te|ton|tes|t’\p{L}+)(?!\p{L})/iu,
  he: /(?<!\p{L})ו?(הוסף|הזן|בחר|תקן|בדוק|סרוק|סגור|פתח|השתמש|המתן|נסה|הסר|שמור|שלח|צלם|הבט|אתה|תתבקש|תוכל)(?!\p{L})/u,
  hi: /(?<![\p{L}\p{M}])(तू|तुम|तुम्हें|तुम्हार[ाीे]|तेर[ाीे]|आप (\S+ )*\S+ते हैं)(?![\p{L}\p{M}])/u,
  hu: /(?<!\p{L})(ön|önt|önök|önnek|önnel|maga|magát|kérjük|kérem|szíveskedj\p{L}*)(?!\p{L})/iu,
  id: /\b(kamu|kau|engkau|\w+mu|anda)\b/,
  it: /(?<!\p{L})(lei|voi|vostr[aoei]|aggiunga|scelga|inserisca|corregga|chiuda|riprovi)(?!\p{L})/iu,
  nl: /(?<!\p{L})(u|uw|uzelf)(?!\p{L})/iu,
  pl: /(?<!\p{L})(Pan|Pani|Pana|Państwo|Państwa)(?!\p{L})|\p{L}(łeś|łaś|łbyś|łabyś)(?!\p{L})/u,
  'pt-br': /(?<!\p{L})(tu|teus?|tuas?|vós|ecrã|ficheiros?|telemóvel|utilizador|morada|contacto|registo)(?!\p{L})/iu,
  'pt-pt': /(?<!\p{L})(tu|teus?|tuas?|você|arquivos?|tela|celular|salv\p{L}+|registro|digite|digitou)(?!\p{L})/iu,
  ro: /(?<!\p{L})(dumneavoastră|dvs|vă|alegeți|adăugați|introduceți|verificați)(?!\p{L})|[şţŞŢ]/iu,
  sv: /(?<!\p{L})(ni|er|ert|era|eder)(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|seni|sana|senin|sende|senden)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої)(?!\p{L})|[ыэъё]/iu,
};
