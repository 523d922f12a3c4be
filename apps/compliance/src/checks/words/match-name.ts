import type { IndividualName } from '#contracts';
import { plainWords } from './plain-words.js';

/** A name as an MRZ or a barcode has it: in capitals, without accents, cut off where there is no room. */
export interface NameOnDocument {
  readonly first: string;
  readonly last: string;
}

/**
 * Whether it may be the same name. Documents cut names off, omit some, write letters in other ways, and are misread:
 * one word of the first name and one of the last name have to be there approximately.
 */
export function mayBeSameName(printed: NameOnDocument, typed: IndividualName): boolean {
  return [typed.firstName, typed.lastName].every((name) => isAmong(printed, name));
}

/** The same where what is printed may be misread: the first name or the last name has to be there. */
export function mayShareAName(printed: NameOnDocument, typed: IndividualName): boolean {
  return [typed.firstName, typed.lastName].some((name) => isAmong(printed, name));
}

function isAmong(printed: NameOnDocument, name: string): boolean {
  const words = [...comparable(printed.last), ...comparable(printed.first)];
  const wanted = comparable(name).filter((word) => word.length > 1);
  return wanted.length === 0 || wanted.some((word) => words.some((one) => isNearly(one, word)));
}

/** Other scripts are left out, as documents show a transcription that cannot be predicted. `Ü` is written `UE`, `UXX` or `U`. */
function comparable(name: string): string[] {
  return plainWords(name)
    .filter((word) => /^[a-z]+$/.test(word))
    .map((word) => word.replace(/xx$|([aou])xx/g, '$1').replace(/([aou])e|aa/g, (pair) => pair[0] ?? ''));
}

function isNearly(printed: string, typed: string): boolean {
  if (printed.length >= 3 && typed.startsWith(printed)) return true;
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  return distanceBetween(printed, typed, most) <= most;
}

/** The edit distance. Beyond `most`, any larger number may be returned. */
export function distanceBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, target] of [...other].entries())
      next.push(Math.min((next[to] ?? 0) + 1, (row[to + 1] ?? 0) + 1, (row[to] ?? 0) + (letter === target ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
