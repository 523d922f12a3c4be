import type { CheckedValue, MachineReadableZone } from '../results/machine-readable-zone.js';

type Parts = Pick<MachineReadableZone, 'format' | 'issuer' | 'number' | 'birthDate' | 'optional'>;

/** Some numbers that people type are split over several fields of the MRZ. */
export function numbersInParts({ format, issuer, number, birthDate, optional: [part] }: Parts): CheckedValue[] {
  if (part === undefined) return [];
  // The personal number of Romanian identity cards: sex and century, birth date, and six digits.
  if (issuer.value === 'ROU' && format === 'TD2' && birthDate !== undefined && /^\d{7}$/.test(part.value))
    return [joined([head(part, 1), birthDate, tail(part, 1)])];
  // The number of Russian internal passports: the fourth of its ten digits comes first in the optional data.
  if (issuer.value === 'RUS' && format === 'TD3' && /^\d{9}$/.test(number.value))
    return [joined([head(number, 3), head(part, 1), tail(number, 3)])];
  return [];
}

function joined(parts: readonly CheckedValue[]): CheckedValue {
  return { value: parts.map(({ value }) => value).join(''), isCertain: parts.every(({ isCertain }) => isCertain) };
}

function head({ value, isCertain }: CheckedValue, length: number): CheckedValue {
  return { value: value.slice(0, length), isCertain };
}

function tail({ value, isCertain }: CheckedValue, from: number): CheckedValue {
  return { value: value.slice(from), isCertain };
}
