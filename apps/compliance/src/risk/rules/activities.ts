import type { HighRiskActivity } from '#contracts';
import type { Dossier, Fact, Found } from './dossier.js';
import type { RiskRuleName } from './risk-rules.js';

/** Those that nearly everywhere take a license of their own. */
const licensed: readonly HighRiskActivity[] = ['ARMS', 'MONEY_SERVICES', 'UNREGULATED_CRYPTO'];

const inWords: Readonly<Record<HighRiskActivity, string>> = {
  ADULT_CONTENT: 'adult content',
  ARMS: 'arms',
  CANNABIS: 'cannabis',
  GAMBLING: 'gambling',
  MONEY_SERVICES: 'money services',
  PRECIOUS_METALS: 'precious metals',
  TOBACCO: 'tobacco',
  UNREGULATED_CRYPTO: 'crypto assets without a supervisor',
};

/** What the business does, with whose money. */
export function findActivities({ subjects }: Dossier): Found[] {
  return subjects.flatMap(({ associatedPersonId, answers }) => {
    const operations = answers('businessOperations');
    const industry = answers('businessDetails')?.industry;
    const found = (rule: RiskRuleName, message: string, fact: Fact): Found => ({
      rule,
      associatedPersonId,
      message,
      evidence: [fact],
    });
    const declared = (operations?.highRiskActivities ?? []).map((activity, index) => {
      const takesLicense = licensed.includes(activity);
      const fact = { ...ofOperations, field: `highRiskActivities.${index}`, value: activity };
      const message = `The business deals with ${inWords[activity]}${takesLicense ? ': ask for its license' : ''}.`;
      return found(takesLicense ? 'licensedActivity' : 'highRiskActivity', message, fact);
    });
    return [
      ...declared,
      ...(operations?.transmittingCustomerFunds === true
        ? [found('moneyOfCustomers', 'The business moves money of its customers.', ofCustomers)]
        : []),
      ...(industry === 'CRYPTO_ASSETS'
        ? [found('cryptoAssets', 'The business is one of crypto assets.', ofIndustry)]
        : []),
    ];
  });
}

const ofOperations = { attestationType: 'businessOperations' } as const;
const ofCustomers: Fact = { ...ofOperations, field: 'transmittingCustomerFunds', value: 'true' };
const ofIndustry: Fact = { attestationType: 'businessDetails', field: 'industry', value: 'CRYPTO_ASSETS' };
