import { type Values, valueAt } from './values.js';

/** The countries that earlier answers suggest, used to preselect the likely one. */
export interface KnownCountries {
  /** The person's country of residence, or the company's country of incorporation. */
  readonly home?: string;
  readonly nationality?: string;
}

/** Reads them from other answers about the same person or company. */
export function knownCountries(type: string, answers: (type: string) => Values | undefined): KnownCountries {
  const subject = /^(individual|business|associatedPerson)/.exec(type)?.[0] ?? '';
  const at = (attestation: string, path: string): string | undefined => {
    const found = valueAt(answers(`${subject}${attestation}`), path);
    return typeof found === 'string' ? found : undefined;
  };
  const home =
    at('ResidentialAddress', 'address.country') ??
    at('Identification', 'countryOfIncorporation') ??
    at('Address', 'registeredAddress.country');
  const nationality = at('PersonalInfo', 'nationality') ?? at('PersonalInfoLight', 'nationality');
  return { ...(home === undefined ? {} : { home }), ...(nationality === undefined ? {} : { nationality }) };
}
