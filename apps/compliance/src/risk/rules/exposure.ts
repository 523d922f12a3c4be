import type { Dossier, Found } from './dossier.js';

const types = ['individualPersonalInfo', 'associatedPersonPersonalInfo'] as const;

/** Who holds, or held, a public office, and who has not said. */
export function findExposure({ subjects }: Dossier): Found[] {
  return subjects.flatMap(({ associatedPersonId, answers }) =>
    types.flatMap((attestationType): Found[] => {
      const answer = answers(attestationType);
      if (answer === undefined || answer.isPoliticallyExposed === false) return [];
      const field = { attestationType, field: 'isPoliticallyExposed' } as const;
      if (answer.isPoliticallyExposed === undefined)
        return [{ rule: 'exposureNotDeclared', associatedPersonId, message: notDeclared, evidence: [field] }];
      const evidence = [{ ...field, value: 'true' }];
      return [{ rule: 'politicallyExposed', associatedPersonId, message: exposed, evidence }];
    }),
  );
}

const exposed = 'This person is politically exposed: ask where their money comes from.';
const notDeclared = 'This person did not say whether they are politically exposed.';
