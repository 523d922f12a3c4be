import type { EntryKind, ListedName } from '../lists/listed.js';
import { type Token, tokensOf } from '../names/tokens.js';
import { type MatchedWord, type NameMatch, matchNames } from './match-names.js';
import { weights } from './weights.js';

/** Who is screened. */
export interface Subject {
  readonly kind: EntryKind;
  readonly names: readonly string[];
  readonly birthDate: string | undefined;
  readonly countries: readonly string[];
}

export interface ComparedEntry {
  readonly kind: EntryKind;
  readonly names: readonly ListedName[];
  readonly birthDates: readonly string[];
  readonly countries: readonly string[];
}

export const scoredFields = ['name', 'alias', 'kind', 'birthDate', 'country'] as const;
export type ScoredField = (typeof scoredFields)[number];

/** What one field adds to a score, or takes from it. */
export interface FieldScore {
  readonly field: ScoredField;
  readonly points: number;
  readonly because: string;
}

export interface Match {
  readonly score: number;
  readonly isHit: boolean;
  /** The name on the list that is most like one of the names asked for. */
  readonly listedName: string;
  readonly words: readonly MatchedWord[];
  readonly fields: readonly FieldScore[];
}

/** The most that fields beside the name add: a name that is less alike is no hit, whatever they say. */
export const mostAdded = weights.birth.day + weights.country.same;

/** Compares somebody with an entry: the best of all names, then field by field. */
export function matchEntry(subject: Subject, entry: ComparedEntry): Match {
  const asked = subject.names.map((name) => tokensOf(name, subject.kind));
  let best: { name: ListedName; match: NameMatch; score: number } | undefined;
  for (const name of entry.names) {
    const match = bestOf(asked, tokensOf(name.text, entry.kind));
    const score = match.score + (name.isWeak ? weights.weakAlias : 0);
    if (best === undefined || score > best.score) best = { name, match, score };
  }
  if (best === undefined) throw new Error('An entry without a name is compared');
  const fields: FieldScore[] = [
    { field: 'name', points: round(best.match.score), because: inWords(best.match) },
    ...(best.name.isWeak ? [said('alias', weights.weakAlias, 'the list itself calls this name a weak alias')] : []),
    ...kindScore(subject.kind, entry.kind),
    ...birthScore(subject.birthDate, entry.birthDates),
    ...countryScore(subject.countries, entry.countries),
  ];
  const sum = fields.reduce((points, field) => points + field.points, 0);
  const score = round(Math.min(1, Math.max(0, sum)));
  return { score, isHit: score >= weights.hit, listedName: best.name.text, words: best.match.words, fields };
}

/** How alike a listed name is to one of those asked for. */
export function bestOf(asked: readonly (readonly Token[])[], listed: readonly Token[]): NameMatch {
  return asked
    .map((tokens) => matchNames(tokens, listed))
    .reduce((best, match) => (match.score > best.score ? match : best), { score: 0, words: [] });
}

function inWords({ words }: NameMatch): string {
  const hows = {
    equal: 'is equal',
    sound: 'sounds the same',
    slip: 'is nearly the same',
    initial: 'may be meant by a letter',
  };
  return words.map(({ listed, how }) => `${listed} ${hows[how]}`).join(', ');
}

function kindScore(asked: EntryKind, listed: EntryKind): FieldScore[] {
  if (asked === listed || asked === 'other' || listed === 'other') return [];
  return [said('kind', weights.kind.other, `the list names a ${listed}`)];
}

function birthScore(asked: string | undefined, listed: readonly string[]): FieldScore[] {
  if (asked === undefined || listed.length === 0) return [];
  const scores = listed.map((date) => said('birthDate', birthPoints(asked, date), `the list says ${date}`));
  return [scores.reduce((best, score) => (score.points > best.points ? score : best))];
}

function birthPoints(asked: string, listed: string): number {
  const { birth, birthYears } = weights;
  if (asked === listed) return birth.day;
  const [year = '', month, day] = listed.split('-');
  const [askedYear = '', askedMonth, askedDay] = asked.split('-');
  if (year === askedYear) {
    const isTurned = day !== undefined && month === askedDay && day === askedMonth;
    return isTurned ? birth.turnedDay : birth.year;
  }
  const years = Math.abs(Number(year) - Number(askedYear));
  if (years <= birthYears.nextYear) return birth.nextYear;
  if (years <= birthYears.near) return birth.near;
  return years <= birthYears.far ? birth.far : birth.other;
}

function countryScore(asked: readonly string[], listed: readonly string[]): FieldScore[] {
  if (asked.length === 0 || listed.length === 0) return [];
  const { country } = weights;
  const isSame = listed.some((code) => asked.includes(code));
  return [said('country', isSame ? country.same : country.other, `the list says ${listed.slice(0, 10).join(', ')}`)];
}

function said(field: ScoredField, points: number, because: string): FieldScore {
  return { field, points, because };
}

function round(score: number): number {
  return Math.round(score * 1000) / 1000;
}
