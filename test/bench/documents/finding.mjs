/** Both read what machines read on a document, each of another kind. */
const readers = ['zone', 'barcode'];
/** Each looks at whether a picture can be read, in its own way. */
const ofPictures = ['resolution', 'sharpness', 'exposure', 'glare', 'print'];

/**
 * By which checks each fault has to be found, and how: another finding of the same code has only come along with it, and
 * would be there without it as well. What two findings of a check have in common is told apart by what they are about.
 * @type {Record<string, { checks: readonly string[], severity?: string, about?: string }>}
 */
const findings = {
  expired: { checks: ['expiry', ...readers], severity: 'BLOCKING' },
  otherNumber: { checks: readers, severity: 'BLOCKING', about: 'number' },
  otherBirthDate: { checks: readers, severity: 'BLOCKING', about: 'birth date' },
  otherNationality: { checks: readers, severity: 'BLOCKING', about: 'nationality' },
  otherName: { checks: readers, about: 'name' },
  wrongKind: { checks: ['zone'] },
  unreadable: { checks: [...readers, ...ofPictures] },
  sameSideTwice: { checks: ['sides'], severity: 'BLOCKING' },
};

/** They have several numbers, and somebody may have typed another one of them. */
const ofSeveralNumbers = ['visa', 'internalPassport', 'voterId'];

/**
 * Whether a fault was found: by a check that looks for it, with its code, as severely as it deserves.
 * @param {{ fault: string | undefined, failureCode: string | undefined, kind: string }} wanted
 * @param {readonly { check: string, failureCode: string, severity: string, message: string }[]} failures
 */
export function isFound({ fault, failureCode, kind }, failures) {
  const finding = fault === undefined ? undefined : findings[fault];
  if (finding === undefined) return false;
  const { checks, about } = finding;
  const severity = fault === 'otherNumber' && ofSeveralNumbers.includes(kind) ? 'WARNING' : finding.severity;
  return failures.some(
    (failure) =>
      checks.includes(failure.check) &&
      failure.failureCode === failureCode &&
      (severity === undefined || failure.severity === severity) &&
      (about === undefined || failure.message.startsWith(`The ${about} in `)),
  );
}
