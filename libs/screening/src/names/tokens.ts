import type { EntryKind } from '../lists/listed.js';
import { latin } from './latin.js';
import { shortened } from '../lists/shortened.js';
import { soundOf } from './sound.js';
import { honorifics, legalForms, particles } from './words.js';

/** A word of a name, as names are compared. */
export interface Token {
  readonly text: string;
  readonly sound: string;
  /** A single letter, which may stand for any word that begins with it. */
  readonly isInitial: boolean;
}

/** An initial stays one where a letter is written as two. */
const loneLetter = /(?<![\p{L}\p{M}])[\u0370-\u052f](?![\p{L}\p{M}])/gu;
const mostTokens = 12;
const longestToken = 40;

/** The words of a name that count, whatever its script, its marks, its titles and its legal form. */
export function tokensOf(name: string, kind: EntryKind): Token[] {
  const words = latin(name.normalize('NFKC').replace(loneLetter, (letter) => latin(letter).charAt(0)))
    .replace(/['’ʼ`´"]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const counting = kind === 'person' ? ofPerson(words) : ofBusiness(words);
  return counting.slice(0, mostTokens).map((word) => token(shortened(word, longestToken)));
}

export function token(text: string): Token {
  return { text, sound: soundOf(text), isInitial: /^[a-z]$/.test(text) };
}

function ofPerson(words: readonly string[]): readonly string[] {
  const named = without(honorifics, words, 1);
  return without(particles, named, 2);
}

function ofBusiness(words: readonly string[]): readonly string[] {
  const named = without(legalForms, joinedLetters(words), 1);
  return without(particles, named, 1);
}

/** Unless too little of the name would be left. */
function without(unwanted: ReadonlySet<string>, words: readonly string[], least: number): readonly string[] {
  const kept = words.filter((word) => !unwanted.has(word));
  return kept.length < Math.min(least, words.length) ? words : kept;
}

/** `S. A. de C. V.` is SA de CV. */
function joinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of words) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    if (run !== '') joined.push(run);
    run = '';
    joined.push(word);
  }
  return run === '' ? joined : [...joined, run];
}
