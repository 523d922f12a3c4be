import type { AttestationValidationFailure } from '../contract.js';
import type { Words } from '../languages/en.js';

/** What a check has found, in words of the language; those of the server are English. */
export function failureText(
  { findings, failureCodes }: Words,
  { check, failureCode }: AttestationValidationFailure,
): string {
  const known = findings as Readonly<Record<string, string>>;
  return (check === undefined ? undefined : known[check]) ?? failureCodes[failureCode];
}
