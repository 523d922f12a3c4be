import type { AttestationValidationFailure } from '../../api/contract.js';
import type { Words } from '../../languages/en/words.js';

/** These checks compare a document with the answers. For other findings of theirs, the failure code says more. */
const comparing: readonly string[] = ['zone', 'barcode'];

/** The finding of a check in the person's language. */
export function failureText(
  { findings, failureCodes }: Words,
  { check, failureCode }: AttestationValidationFailure,
): string {
  const known = findings as Readonly<Record<string, string>>;
  const isByCode = check === undefined || (comparing.includes(check) && failureCode !== 'INCONSISTENT_DATA');
  return (isByCode ? undefined : known[check]) ?? failureCodes[failureCode];
}
