import type { AttestationPayload, AttestationType, PayloadOf } from '#contracts';
import type { CheckOutcome } from '../../../apps/compliance/src/checks/evidence/check.js';
import type { Dossier, WeighedSubject } from '../../../apps/compliance/src/risk/rules/dossier.js';

/** Somebody who answered nothing else. */
export function subjectOf(
  payloads: readonly AttestationPayload[],
  { id, checks = [] }: { readonly id?: string; readonly checks?: readonly CheckOutcome[] } = {},
): WeighedSubject {
  return {
    associatedPersonId: id,
    answers: <T extends AttestationType>(type: T) =>
      payloads.find((payload) => payload.type === type) as PayloadOf<T> | undefined,
    attestations: payloads.map(({ type }, index) => ({ id: `${index}`, type, checks })),
  };
}

/** A dossier in which there is nothing to find, but for what the test says. */
export function dossierOf(change: Partial<Dossier>): Dossier {
  return {
    type: 'individual',
    subjects: [],
    hits: [],
    notScreened: [],
    cut: [],
    isScreenedWithLists: true,
    movedUsd: 0,
    riskOf: (country) => ({ IR: 'prohibited', RU: 'high' })[country] ?? 'ordinary',
    ...change,
  } as Dossier;
}
