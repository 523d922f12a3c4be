const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/;

export function directionOf(tag: string): 'rtl' | 'ltr' {
  return rightToLeft.test(tag) ? 'rtl' : 'ltr';
}

/**
 * Texts and fields have Latin digits in every language, and documents the Gregorian calendar: dates and numbers of the
 * browser are to have them, too.
 */
export function localeOfForms(tag: string): string {
  return new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }).toString();
}
