import { type AttestationPayload, type AttestationType, attestationTypes } from '#contracts';
import type { Readable } from '#inspection';
import { ownership } from './answers/ownership.js';
import { persons } from './answers/persons.js';
import { taxNumber } from './answers/tax-number.js';
import type { Check, Evidence, Validation } from './evidence/check.js';
import { readable } from './file/readable.js';
import { sameBytes } from './file/same-bytes.js';
import { barcode } from './identity/barcode.js';
import { expiry } from './identity/expiry.js';
import { mrz } from './identity/mrz.js';
import { print } from './identity/print.js';
import { sides } from './identity/sides.js';
import { exposure } from './picture/exposure.js';
import { glare } from './picture/glare.js';
import { resolution } from './picture/resolution.js';
import { selfie } from './picture/selfie.js';
import { sharpness } from './picture/sharpness.js';
import { ageOfProof } from './proof/age-of-proof.js';
import { textOfProof } from './proof/text-of-proof.js';

/** In the order in which results are reported. The guide's table of checks is generated from this list. */
export const checks: readonly Check[] = [
  readable,
  resolution,
  sharpness,
  exposure,
  glare,
  selfie,
  print,
  sides,
  expiry,
  mrz,
  barcode,
  ageOfProof,
  textOfProof,
  taxNumber,
  persons,
  ownership,
  sameBytes,
];

export function checksFor(type: AttestationType): readonly Check[] {
  return checks.filter(({ appliesTo }) => appliesTo.includes(type));
}

/** What the checks of this attestation need to have read in its documents. */
export function readFor(attestation: AttestationPayload): Readable[] {
  return [...new Set(checksFor(attestation.type).flatMap(({ reads }) => reads?.(attestation) ?? []))];
}

/** The types that an attestation of this type is compared with. */
export function comparedTypes(type: AttestationType): AttestationType[] {
  return checksFor(type).flatMap(({ comparesWith }) => comparesWith[type] ?? []);
}

/** The types that have to be validated again when one of this type changes. */
export function comparedBy(type: AttestationType): AttestationType[] {
  return attestationTypes.filter((comparing) =>
    checksFor(comparing).some(({ comparesWith }) => comparesWith[comparing]?.includes(type)),
  );
}

export function runChecks(evidence: Evidence): Validation {
  const results = checksFor(evidence.attestation.type).map((check) => ({
    name: check.name,
    result: check.run(evidence),
  }));
  return {
    failures: results.flatMap(({ name, result }) =>
      'notRun' in result ? [] : result.map((finding) => ({ ...finding, check: name })),
    ),
    checks: results.map(({ name, result }) => {
      if ('notRun' in result) return { check: name, outcome: 'notRun', reason: result.notRun };
      return { check: name, outcome: result.length === 0 ? 'passed' : 'failed' };
    }),
  };
}
