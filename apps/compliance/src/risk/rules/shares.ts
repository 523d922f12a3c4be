import type { Dossier, Found } from './dossier.js';

/** Less of the whole than this is too little to know who owns the company. */
const leastExplained = 75;

/** Whether it is known who owns the company. That nobody owns more than all of it is checked with what is listed. */
export function findShares({ type, subjects }: Dossier): Found[] {
  const [company, ...persons] = subjects;
  // Nobody is listed before that is attested, and nothing is asked of persons whose answers are still missing.
  const isListed = company?.answers('businessAssociatedPersons') !== undefined;
  if (type !== 'business' || !isListed) return [];
  const shares = persons.flatMap(({ answers }) => answers('associatedPersonPersonalInfo')?.ownershipPercentage ?? []);
  if (shares.length < persons.length) return [];
  const sum = Math.round(shares.reduce((whole, share) => whole + share, 0) * 100) / 100;
  if (sum >= leastExplained) return [];
  return [
    {
      rule: 'ownershipUnexplained',
      associatedPersonId: undefined,
      message: `Those who are listed own ${sum} % of the company: ask who owns the rest.`,
      evidence: [{ attestationType: 'associatedPersonPersonalInfo', field: 'ownershipPercentage', value: `${sum}` }],
    },
  ];
}
