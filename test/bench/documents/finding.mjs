/** The checks that compare machine-readable data. */
const readers = ['zone', 'barcode'];
/** The checks of the quality of a picture. */
const ofPictures = ['resolution', 'sharpness', 'exposure', 'glare', 'print'];

/**
 * By which checks each fault has to be found, and how. Findings of other checks with the same code do not count: they
 * would be there without the fault as well. `about` separates findings of one check. What differs from what was typed
 * blocks where the reading is proven, and is a warning else: both count, and how many block is told beside it.
 * @type {Record<string, { checks: readonly string[], severity?: string, about?: readonly string[] }>}
 */
const findings = {
  expired: { checks: ['expiry', ...readers] },
  otherNumber: { checks: readers, about: ['numberDiffers', 'passportNumberDiffers'] },
  otherBirthDate: { checks: readers, about: ['birthDateDiffers'] },
  otherNationality: { checks: readers, about: ['nationalityDiffers'] },
  otherName: { checks: readers, about: ['nameDiffers'] },
  wrongKind: { checks: ['zone'] },
  unreadable: { checks: [...readers, ...ofPictures], severity: 'BLOCKING' },
  sameSideTwice: { checks: ['sides'], severity: 'BLOCKING' },
};

/**
 * The findings by which a fault is found: of a check that looks for it, with the right code.
 * @param {{ fault: string | undefined, failureCode: string | undefined }} wanted
 * @param {readonly { check: string, failureCode: string, severity: string, reason?: string }[]} failures
 */
export function findingsOf({ fault, failureCode }, failures) {
  const finding = fault === undefined ? undefined : findings[fault];
  if (finding === undefined) return [];
  const { checks, severity, about } = finding;
  return failures.filter(
    (failure) =>
      checks.includes(failure.check) &&
      failure.failureCode === failureCode &&
      (severity === undefined || failure.severity === severity) &&
      (about === undefined || about.includes(failure.reason ?? '')),
  );
}
