import { isISO8601 } from 'class-validator';
import { isRealDay } from './days.js';
import { type FieldOptions, field } from './fields.js';
import { rule, valueAt } from './rules.js';

let moment: Date | undefined;

/**
 * Runs a validation for which it is `now`. Rules know no clock of their own, so whoever validates says what
 * time it is; as a validation never waits, the moment of one is never seen by another.
 */
export function asOf<T>(now: Date, validate: () => T): T {
  const before = moment;
  moment = now;
  try {
    return validate();
  } finally {
    moment = before;
  }
}

/** A moment as ISO 8601 text with its zone. It stays text until a service asks for the `Date`. */
export function Instant(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: 'string', format: 'date-time' },
    rule('instant', 'must be a date and time such as 2026-11-21T10:00:00.000Z', isInstant),
  );
}

/** Where a period begins or ends: a moment, or a whole day. */
export function DayOrInstant(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: '2026-11-21', ...options },
    { type: 'string' },
    rule(
      'dayOrInstant',
      'must be a day such as 2026-11-21, or a date and time such as 2026-11-21T10:00:00.000Z',
      (value) => isDay(value) || isInstant(value),
    ),
  );
}

/** A real day of the calendar, such as 2026-02-28. With `past`, it has begun in UTC, by which all days are told here. */
export function CalendarDate(options: FieldOptions & { past?: boolean; laterThan?: string } = {}): PropertyDecorator {
  const { past = false, laterThan: earlier } = options;
  return field(
    { example: '2026-01-31', ...options },
    { type: 'string', format: 'date' },
    realDay,
    ...(past ? [rule('past', 'must not lie in the future', (value) => !isDay(value) || value <= today())] : []),
    ...(earlier === undefined ? [] : [laterThan(earlier)]),
  );
}

const youngest = 18;
const oldest = 120;

export function BirthDate(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: '1990-05-17', ...options },
    { type: 'string', format: 'date' },
    realDay,
    rule('age', `must make the person ${youngest} to ${oldest} years old`, (value) => !isDay(value) || isOfAge(value)),
  );
}

const realDay = rule('date', 'must be a day of the calendar from 1000 to 2200, such as 2026-01-31', isDay);

function laterThan(property: string): PropertyDecorator {
  return rule('later', `must be later than ${property}`, (value, instance) => {
    const earlier = valueAt(instance, property);
    return !isDay(value) || !isDay(earlier) || value > earlier;
  });
}

/** Days as text compare as days do. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).map(Number);
  return year >= 1000 && year <= 2200 && isRealDay(year, month, day);
}

/** Who is born on 29 February comes of age on 1 March, where that year has no such day. */
function isOfAge(birthDate: string): boolean {
  const birthday = (age: number): string => `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
  return birthday(youngest) <= today() && today() < birthday(oldest + 1);
}

/** In UTC, as the checks count the days of a document: what is taken today is not from tomorrow for them. */
function today(): string {
  if (moment === undefined) throw new Error('A rule asked what day it is outside of asOf(now, …)');
  return moment.toISOString().slice(0, 10);
}

function isInstant(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    isISO8601(value, { strict: true, strictSeparator: true }) &&
    /T.*(Z|[+-]\d{2}:\d{2})$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
