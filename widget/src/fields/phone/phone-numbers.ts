import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A number as it is asked: the country by its code, and what is dialled within it. */
export interface DialledNumber {
  readonly country: string | undefined;
  readonly text: string;
}

export function phoneCountries(): readonly string[] {
  return getCountries(metadata);
}

export function hasPhones(country: string | undefined): country is CountryCode {
  return country !== undefined && isSupportedCountry(country as CountryCode, metadata);
}

export function callingCode(country: string): string {
  return hasPhones(country) ? `+${getCountryCallingCode(country, metadata)}` : '';
}

/** As E.164, as far as it goes: what is no number yet is kept all the same. */
export function phoneNumberOf({ country, text }: DialledNumber): string | undefined {
  const parsed = parsePhoneNumberFromString(text, settings(country), metadata);
  if (parsed !== undefined) return parsed.number;
  const typed = text.trim();
  if (typed === '' || typed.startsWith('+') || !/\d/.test(typed) || country === undefined) return typed || undefined;
  return `${callingCode(country)}${typed.replace(/\D/g, '')}`;
}

/** A number with its country code, typed or pasted, tells its country itself. */
export function countryInNumber(text: string): string | undefined {
  return /^\s*[+＋]/.test(text) ? parsePhoneNumberFromString(text, metadata)?.country : undefined;
}

/** The other way round, the number written as its country writes it. */
export function dialledNumberOf(number: string, likely?: string): DialledNumber {
  const parsed = parsePhoneNumberFromString(number, metadata);
  if (parsed === undefined) return { country: likely, text: number };
  const sharing = phoneCountries().filter((one) => callingCode(one) === `+${parsed.countryCallingCode}`);
  const country = parsed.country ?? (likely !== undefined && sharing.includes(likely) ? likely : sharing[0]);
  const national = { country, text: parsed.formatNational() };
  return phoneNumberOf(national) === number ? national : { country, text: parsed.formatInternational() };
}

/** As well as the small tables tell: the server looks at the large ones. */
export function isPhoneNumber(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number, metadata);
  return parsed !== undefined && parsed.number === number && parsed.isValid();
}

function settings(country: string | undefined): { defaultCountry?: CountryCode; extract: false } {
  return hasPhones(country) ? { defaultCountry: country, extract: false } : { extract: false };
}
