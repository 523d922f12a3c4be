/** What a language may have in common with English. */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  cs: ['people.of'],
  da: ['people.of', 'people.personNumber', 'shell.reference', 'values.CANNABIS', 'values.PENSION', 'values.TRUST'],
  de: ['people.of', 'people.personNumber', 'fields.name.label', 'fields.website.label', 'values.CANNABIS'],
  es: ['shell.no', 'values.CANNABIS', 'values.visa', 'people.of'],
  fi: ['people.of'],
  hu: ['people.of'],
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
  sv: ['people.of', 'people.personNumber', 'values.CANNABIS', 'values.PENSION', 'values.TRUST'],
  tr: ['people.of'],
  uk: ['people.of'],
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
 * How else a language could address people, or say things: tú and never usted, você and nothing as in Portugal. Polish
 * and Czech do not guess anybody's gender. Danish De also means they, at the beginning of a sentence.
 */
export const otherForms: Readonly<Record<string, RegExp>> = {
  cs: /(?<!\p{L})(tebe|tobě|tvůj|tvoje|tvá|tvé|jsi)(?!\p{L})|\p{L}l[ai]? jste(?!\p{L})/iu,
  da: /(?<!\p{L}|^|[.:?] )(De|Dem|Deres|I)(?![\p{L}/])|(?<!\p{L})(jer|jeres)(?!\p{L})/u,
  de: /(?<!\p{L})(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted|ustedes|vos|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
  fi: /(?<!\p{L})(te|teidän|teille|teitä|teiltä)(?!\p{L})|((?<!jat|lii)kaa|kää|tte)(?!\p{L})/iu,
  hu: /(?<!\p{L})(ön|önt|önök|önnek|önnel|maga|magát|kérjük|kérem|szíveskedj\p{L}*)(?!\p{L})/iu,
  nl: /(?<!\p{L})(u|uw|uzelf)(?!\p{L})/iu,
  pl: /(?<!\p{L})(Pan|Pani|Pana|Państwo|Państwa)(?!\p{L})|\p{L}(łeś|łaś|łbyś|łabyś)(?!\p{L})/u,
  'pt-br': /(?<!\p{L})(tu|teus?|tuas?|vós|ecrã|ficheiros?|telemóvel|utilizador|morada|contacto|registo)(?!\p{L})/iu,
  sv: /(?<!\p{L})(ni|er|ert|era|eder)(?!\p{L})/iu,
  tr: /(?<!\p{L})(sen|seni|sana|senin|sende|senden)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої)(?!\p{L})|[ыэъё]/iu,
};
