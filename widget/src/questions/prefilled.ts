import type { KnownCountries } from './known-countries.js';
import type { Values } from './values.js';

/** What earlier answers suggest for a form that nobody has filled in yet; whoever sees it can change it. */
export function prefilled(type: string, { home, nationality }: KnownCountries): Values {
  const country = nationality ?? home;
  if (country === undefined) return {};
  if (type.endsWith('ResidentialAddress')) return { address: { country } };
  if (type.endsWith('IdentityDocument')) return { governmentId: { country } };
  if (type === 'businessAddress') return { registeredAddress: { country } };
  return {};
}
