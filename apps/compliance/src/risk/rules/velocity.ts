import type { EstimatedMonthlyVolume } from '#contracts';
import type { Dossier, Found } from './dossier.js';

const types = ['individualFinancialInfo', 'businessFinancialInfo'] as const;

/** In US dollars. */
const atMost: Readonly<Record<EstimatedMonthlyVolume, number>> = {
  UNDER_1K: 1_000,
  FROM_1K_TO_5K: 5_000,
  FROM_5K_TO_25K: 25_000,
  FROM_25K_TO_100K: 100_000,
  OVER_100K: Infinity,
};

/** Who moves more than they said they would. What it comes to is in the words alone: it is another each day, and the finding the same. */
export function findVelocity({ subjects: [reviewed], movedUsd }: Dossier): Found[] {
  return types.flatMap((attestationType): Found[] => {
    const value = reviewed?.answers(attestationType)?.estimatedMonthlyVolume;
    if (value === undefined || movedUsd <= atMost[value]) return [];
    const message = `In the last 30 days ${movedUsd.toLocaleString('en')} USD were paid in or paid out, more than was declared for a month.`;
    const evidence = [{ attestationType, field: 'estimatedMonthlyVolume', value }];
    return [{ rule: 'movedMoreThanDeclared', associatedPersonId: undefined, message, evidence }];
  });
}
