import { describe, expect, test } from '@jest/globals';
import { knownCountries } from './known-countries.js';

describe('the countries that are known', () => {
  const answers: Record<string, object> = {
    individualResidentialAddress: { address: { country: 'AR' } },
    individualPersonalInfoLight: { nationality: 'BR' },
    businessIdentification: { countryOfIncorporation: 'UY' },
    businessAddress: { registeredAddress: { country: 'PY' } },
  };
  const known = (type: string): object => knownCountries(type, (other) => answers[other] as never);

  test('are those of the same person or company', () => {
    expect(known('individualTaxInfo')).toEqual({ home: 'AR', nationality: 'BR' });
    expect(known('businessTaxInfo')).toEqual({ home: 'UY' });
    expect(known('associatedPersonTaxInfo')).toEqual({});
    expect(
      knownCountries('businessTaxInfo', (other) => (other === 'businessAddress' ? answers[other] : undefined) as never),
    ).toEqual({ home: 'PY' });
  });
});
