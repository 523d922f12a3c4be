/** The checks that compare machine-readable data. */
const readers = ['zone', 'barcode'];
/** The checks of the quality of a picture. */
const ofPictures = ['resolution', 'sharpness', 'exposure', 'glare', 'print'];

/**
 * By which checks each fault has to be found, and how. Findings of other checks with the same code do not count: they
 * would be there without the fault as well. `about` separates findings of one check.
 * @type {Record<string, { checks: readonly string[], severity?: string, about?: string }>}
 */
const findings = {
  expired: { checks: ['expiry', ...readers], severity: 'BLOCKING' },
  otherNumber: { checks: readers, severity: 'BLOCKING', about: 'numberDiffers' },
  otherBirthDate: { checks: readers, severity: 'BLOCKING', about: 'birthDateDiffers' },
  otherNationality: { checks: readers, severity: 'BLOCKING', about: 'nationalityDiffers' },
  otherName: { checks: readers, about: 'nameDiffers' },
  wrongKind: { checks: ['zone'] },
  unreadable: { checks: [...readers, ...ofPictures], severity: 'BLOCKING' },
  sameSideTwice: { checks: ['sides'], severity: 'BLOCKING' },
};

/** They have several numbers, and any of them may have been typed. */
const ofSeveralNumbers = ['internalPassport', 'voterId'];
/** No check digit is over all of a visa, so nothing that it says blocks. */
const unproven = ['expired', 'otherNumber', 'otherBirthDate', 'otherNationality'];

/** Where it is another one than usual. @param {string | undefined} fault @param {string} kind */
function severityOf(fault, kind) {
  const isDoubtful = fault === 'otherNumber' && ofSeveralNumbers.includes(kind);
  return isDoubtful || (kind === 'visa' && unproven.includes(fault ?? '')) ? 'WARNING' : undefined;
}

/**
 * Whether a fault was found by a check that looks for it, with the right code and severity.
 * @param {{ fault: string | undefined, failureCode: string | undefined, kind: string }} wanted
 * @param {readonly { check: string, failureCode: string, severity: string, reason?: string }[]} failures
 */
export function isFound({ fault, failureCode, kind }, failures) {
  const finding = fault === undefined ? undefined : findings[fault];
  if (finding === undefined) return false;
  const { checks, about } = finding;
  const severity = severityOf(fault, kind) ?? finding.severity;
  return failures.some(
    (failure) =>
      checks.includes(failure.check) &&
      failure.failureCode === failureCode &&
      (severity === undefined || failure.severity === severity) &&
      (about === undefined || failure.reason === about),
  );
}
