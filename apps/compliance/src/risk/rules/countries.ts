import type { Dossier, Fact, Found, WeighedSubject } from './dossier.js';

/** Where somebody lives, comes from, is incorporated or works: one finding for each country, with all places that name it. */
export function findCountries({ subjects, riskOf }: Dossier): Found[] {
  return subjects.flatMap((subject) => {
    const facts = countriesOf(subject).filter(({ value }) => riskOf(value) !== 'ordinary');
    return [...new Set(facts.map(({ value }) => value))].map((country): Found => {
      const isProhibited = riskOf(country) === 'prohibited';
      const evidence = facts.filter(({ value }) => value === country);
      return {
        rule: isProhibited ? 'prohibitedCountry' : 'highRiskCountry',
        associatedPersonId: subject.associatedPersonId,
        message: `${inWords(country, evidence)} a country ${isProhibited ? 'with which nothing is done' : 'of high risk'}.`,
        evidence,
      };
    });
  });
}

interface CountryFact extends Fact {
  readonly value: string;
}

function countriesOf({ answers }: WeighedSubject): CountryFact[] {
  const operations = answers('businessOperations')?.countriesOfOperation ?? [];
  return [
    ...(['individualPersonalInfo', 'individualPersonalInfoLight', 'associatedPersonPersonalInfo'] as const).map(
      (type) => fact(type, 'nationality', answers(type)?.nationality),
    ),
    ...(['individualResidentialAddress', 'associatedPersonResidentialAddress'] as const).map((type) =>
      fact(type, 'address.country', answers(type)?.address.country),
    ),
    fact('businessIdentification', 'countryOfIncorporation', answers('businessIdentification')?.countryOfIncorporation),
    fact('businessAddress', 'registeredAddress.country', answers('businessAddress')?.registeredAddress.country),
    fact('businessAddress', 'operatingAddress.country', answers('businessAddress')?.operatingAddress?.country),
    ...operations.map((country, index) => fact('businessOperations', `countriesOfOperation.${index}`, country)),
  ].flat();
}

function fact(
  attestationType: NonNullable<Fact['attestationType']>,
  field: string,
  value: string | undefined,
): CountryFact[] {
  return value === undefined ? [] : [{ attestationType, field, value }];
}

/** What is personal is not said here: who wants to know opens the answer, which is recorded. */
function inWords(country: string, evidence: readonly CountryFact[]): string {
  const personal = evidence.map(({ field }) => personalPlaces[field ?? '']).filter((place) => place !== undefined);
  const isWord = personal.length === 1 ? 'names' : 'name';
  return personal.length === 0 ? `${nameOf(country)} is` : `The ${personal.join(' and the ')} ${isWord}`;
}

const personalPlaces: Readonly<Record<string, string>> = { nationality: 'nationality', 'address.country': 'address' };

const names = new Intl.DisplayNames(['en'], { type: 'region' });

function nameOf(country: string): string {
  return names.of(country) ?? country;
}
