import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A phone number as it is entered: the country, and the number dialled within it. */
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

/** In E.164 as far as possible; text that is not a number yet is kept. */
export function phoneNumberOf({ country, text }: DialledNumber): string | undefined {
  const parsed = parsePhoneNumberFromString(text, settings(country), metadata);
  if (parsed !== undefined) return parsed.number;
  const typed = text.trim();
  if (typed === '' || typed.startsWith('+') || !/\d/.test(typed) || country === undefined) return typed || undefined;
  return `${callingCode(country)}${typed.replace(/\D/g, '')}`;
}

/** The country of a number that was typed or pasted with its calling code. */
export function countryInNumber(text: string): string | undefined {
  return /^\s*[+＋]/.test(text) ? parsePhoneNumberFromString(text, metadata)?.country : undefined;
}

/** The reverse of `phoneNumberOf`, in the national notation. */
export function dialledNumberOf(number: string, likely?: string): DialledNumber {
  const parsed = parsePhoneNumberFromString(number, metadata);
  if (parsed === undefined) return { country: likely, text: number };
  const sharing = phoneCountries().filter((one) => callingCode(one) === `+${parsed.countryCallingCode}`);
  const country = parsed.country ?? (likely !== undefined && sharing.includes(likely) ? likely : sharing[0]);
  const national = { country, text: parsed.formatNational() };
  return phoneNumberOf(national) === number ? national : { country, text: parsed.formatInternational() };
}

/** As people write it, with the code of its country. */
export function writtenPhoneNumber(number: string): string {
  return parsePhoneNumberFromString(number, metadata)?.formatInternational() ?? number;
}

/** Uses the small metadata; the server checks against the full one. */
export function isPhoneNumber(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number, metadata);
  return parsed !== undefined && parsed.number === number && parsed.isValid();
}

function settings(country: string | undefined): { defaultCountry?: CountryCode; extract: false } {
  return hasPhones(country) ? { defaultCountry: country, extract: false } : { extract: false };
}
