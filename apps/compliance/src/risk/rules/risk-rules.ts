export const findingSources = [
  'country',
  'activity',
  'pep',
  'ownership',
  'face',
  'screening',
  'velocity',
  'notRun',
] as const;
export type FindingSource = (typeof findingSources)[number];

export const findingSeverities = ['info', 'attention', 'serious'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

export interface RiskRule {
  /** In the guide. */
  readonly about: string;
  readonly source: FindingSource;
  readonly severity: FindingSeverity;
  /** What one finding adds to the score. */
  readonly points: number;
  /** What all findings of this rule add at most. */
  readonly most?: number;
  /** Nobody with such a finding is approved, whatever else there is. */
  readonly prohibits?: true;
  /** Somebody said it, or it is on a list: that an officer has cleared the finding changes nothing about it. */
  readonly stands?: true;
}

/** What is looked for, how serious it is, and what it adds to the score: the one table from which ratings follow. */
export const riskRules = {
  prohibitedCountry: {
    source: 'country',
    severity: 'serious',
    points: 100,
    prohibits: true,
    stands: true,
    about: 'residence, nationality, incorporation or operation in a country that is `prohibited`',
  },
  highRiskCountry: {
    source: 'country',
    severity: 'attention',
    points: 25,
    most: 50,
    stands: true,
    about: 'the same in a country that is `high`',
  },
  licensedActivity: {
    source: 'activity',
    severity: 'serious',
    points: 30,
    most: 60,
    stands: true,
    about: 'arms, money services, crypto assets without a supervisor: what nearly everywhere takes a license',
  },
  highRiskActivity: {
    source: 'activity',
    severity: 'attention',
    points: 20,
    most: 40,
    stands: true,
    about: 'another activity of high risk',
  },
  moneyOfCustomers: {
    source: 'activity',
    severity: 'attention',
    points: 25,
    stands: true,
    about: 'the business moves money of its customers',
  },
  cryptoAssets: {
    source: 'activity',
    severity: 'attention',
    points: 15,
    stands: true,
    about: 'the industry is crypto assets',
  },
  politicallyExposed: {
    source: 'pep',
    severity: 'serious',
    points: 40,
    most: 60,
    stands: true,
    about: 'a person is politically exposed',
  },
  exposureNotDeclared: {
    source: 'pep',
    severity: 'attention',
    points: 5,
    most: 10,
    stands: true,
    about: 'a person did not say whether they are',
  },
  ownershipUnexplained: {
    source: 'ownership',
    severity: 'attention',
    points: 15,
    about: 'those who are listed own less than 75 % of the company',
  },
  faceNotCompared: {
    source: 'face',
    severity: 'info',
    points: 0,
    about: 'there is a selfie: nothing here compares faces, so somebody says here that they did',
  },
  maybeListed: {
    source: 'screening',
    severity: 'serious',
    points: 30,
    most: 60,
    about: 'a name is like one on a list',
  },
  listed: {
    source: 'screening',
    severity: 'serious',
    points: 60,
    stands: true,
    about: 'an officer has confirmed such a hit',
  },
  sanctioned: {
    source: 'screening',
    severity: 'serious',
    points: 100,
    prohibits: true,
    stands: true,
    about: 'an officer has confirmed one on a list of OFAC, the UN or the EU',
  },
  hitsLeftOut: {
    source: 'screening',
    severity: 'serious',
    points: 10,
    about: 'there are more hits for a name than are kept',
  },
  movedMoreThanDeclared: {
    source: 'velocity',
    severity: 'attention',
    points: 15,
    about: 'more was paid in, or paid out, in the last 30 days than was declared for a month',
  },
  nameNotScreened: { source: 'notRun', severity: 'serious', points: 10, about: 'a name was not looked for yet' },
  nothingToScreenWith: { source: 'notRun', severity: 'attention', points: 5, about: 'there are no lists' },
  checkNotRun: {
    source: 'notRun',
    severity: 'attention',
    points: 5,
    most: 15,
    about: 'a check of an attestation could not be run',
  },
} as const satisfies Readonly<Record<string, RiskRule>>;
export type RiskRuleName = keyof typeof riskRules;

export const riskRuleNames = Object.keys(riskRules) as RiskRuleName[];

export function riskRule(name: RiskRuleName): RiskRule {
  return riskRules[name];
}
