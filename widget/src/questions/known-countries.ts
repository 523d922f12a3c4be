import { type Values, valueAt } from './values.js';

/** What this tab knows of where somebody is at home, so that the likely country is there to begin with. */
export interface KnownCountries {
  /** Where the person lives, or under whose law the company is. */
  readonly home?: string;
  readonly nationality?: string;
}

/** From the answers to other questions about the same person, or the same company. */
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
