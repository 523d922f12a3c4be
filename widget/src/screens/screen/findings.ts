import type { AttestationValidationFailure } from '../../api/contract.js';
import type { Words } from '../../languages/en/words.js';

/** These compare a document with what was typed. Of what else they find, such as its expiry, the code says more. */
const comparing: readonly string[] = ['zone', 'barcode'];

/** What a check has found, in words of the language; those of the server are English. */
export function failureText(
  { findings, failureCodes }: Words,
  { check, failureCode }: AttestationValidationFailure,
): string {
  const known = findings as Readonly<Record<string, string>>;
  const isByCode = check === undefined || (comparing.includes(check) && failureCode !== 'INCONSISTENT_DATA');
  return (isByCode ? undefined : known[check]) ?? failureCodes[failureCode];
}
