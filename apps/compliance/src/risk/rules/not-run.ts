import type { Dossier, Found } from './dossier.js';

/** Checks that could not be run: what they would have found, nobody knows. */
export function findNotRun({ subjects }: Dossier): Found[] {
  return subjects.flatMap(({ associatedPersonId, attestations }) =>
    attestations.flatMap(({ type: attestationType, checks }) =>
      checks
        .filter(({ outcome }) => outcome === 'notRun')
        .map(({ check, reason = 'It is not known why.' }): Found => ({
          rule: 'checkNotRun',
          associatedPersonId,
          message: `The check ${check} was not run. ${reason}`,
          evidence: [{ attestationType, field: check }],
        })),
    ),
  );
}

/** Nothing here compares faces: somebody has to. */
export function findFaces({ subjects }: Dossier): Found[] {
  return subjects
    .filter(({ answers }) => answers('individualSelfiePhoto') !== undefined)
    .map(({ associatedPersonId }) => ({
      rule: 'faceNotCompared',
      associatedPersonId,
      message: 'Nobody has compared the selfie with the portrait on the document yet: do, and say so here.',
      evidence: [{ attestationType: 'individualSelfiePhoto', field: 'selfie' }],
    }));
}
