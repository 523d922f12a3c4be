import type { DayOf } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';

const youngest = 18;
const oldest = 120;
const mostDays = 90;

/** Pads months and days: people type `5` for `05`. */
export function completed(text: string): string {
  const [year = '', month = '', day = ''] = text.split('-');
  return year === '' || month === '' || day === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export function dayProblems(path: string, of: DayOf, text: string): readonly Problem[] {
  if (!isDay(text)) return [{ path, code: 'date' }];
  if (of === 'birth' && !isOfAge(text)) return [{ path, code: 'age' }];
  if ((of === 'past' || of === 'recent') && !isPast(text)) return [{ path, code: 'future' }];
  return of === 'recent' && !isRecent(text) ? [{ path, code: 'tooOld' }] : [];
}

export function isDay(text: string): boolean {
  const day = completed(text);
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(day) || day > '2200-12-31') return false;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** In UTC, as the server does. */
export function isPast(text: string): boolean {
  return completed(text) <= today();
}

/** As the server counts: a proof of address may be so many days old. */
function isRecent(text: string): boolean {
  const since = Date.parse(today()) - Date.parse(completed(text));
  return since <= mostDays * 24 * 60 * 60 * 1_000;
}

/** A document is still valid on its last day. */
export function isOver(text: string): boolean {
  return isDay(text) && completed(text) < today();
}

export function isOfAge(text: string): boolean {
  const day = completed(text);
  const birthday = (age: number): string => `${Number(day.slice(0, 4)) + age}${day.slice(4)}`;
  return birthday(youngest) <= today() && today() < birthday(oldest + 1);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
