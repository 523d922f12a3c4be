import { alphabet } from './glyphs.js';
import { holds } from './check-digits.js';
import { zoneCountries } from './zone-countries.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

/** What may stand in a place. */
export const kinds = { letters: `${letters}<`, digits: `${digits}<`, any: alphabet } as const;
export type Kind = keyof typeof kinds;

/** One for each character, by the alphabet: how likely it is. */
export type Cells = readonly Float32Array[];

export interface LikelyText {
  readonly text: string;
  /** Its check digit holds, and no other text for which it would hold is nearly as likely. */
  readonly isCertain: boolean;
}

export function likeliestText(cells: Cells, kind: Kind): string {
  return cells.map((cell) => choicesOf(cell, kind)[0]?.character ?? '<').join('');
}

/** Beyond this, what was seen is given up rather than bent until it fits. */
const mostImprobable = 9;
const mostTexts = 4_000;
/** The reader was taught to leave room for doubt: it means more than it says. */
const decisiveness = 2;
const leastShare = 0.98;

/**
 * The likeliest text whose check digit holds. The digit alone would forgive one error in ten: it counts together with
 * how likely each character looked, and only when nothing else fits nearly as well.
 */
export function guardedText(cells: Cells, digit: Float32Array, kind: Kind): LikelyText {
  const choices = [...cells.map((cell) => choicesOf(cell, kind)), choicesOf(digit, 'digits')];
  const fitting = new Map<string, number>();
  for (const { text, cost } of textsOf(choices))
    if (holds(text.slice(0, -1), text.slice(-1)))
      fitting.set(text.slice(0, -1), (fitting.get(text.slice(0, -1)) ?? 0) + Math.exp(-cost));
  const [best] = [...fitting].sort(([, one], [, other]) => other - one);
  if (best === undefined) return { text: likeliestText(cells, kind), isCertain: false };
  const all = [...fitting.values()].reduce((sum, likely) => sum + likely, 0);
  return { text: best[0], isCertain: best[1] / all >= leastShare };
}

const leastShareOfCountry = 0.995;
const leastLikelyCharacter = 0.3;

/** Of all countries the one that looks most like it. Nothing guards it: it is certain where no other comes near. */
export function likeliestCountry(cells: Cells): LikelyText {
  const likely = zoneCountries.map((code) => ({ code, likely: likelihoodOf(cells, code.padEnd(3, '<')) }));
  const [best] = likely.toSorted((one, other) => other.likely - one.likely);
  if (best === undefined) throw new Error('There are countries');
  const share = best.likely / likely.reduce((sum, one) => sum + one.likely, 0);
  const isCertain = share >= leastShareOfCountry && best.likely >= leastLikelyCharacter ** cells.length;
  return { text: best.code, isCertain };
}

function likelihoodOf(cells: Cells, text: string): number {
  return cells.reduce((product, cell, at) => product * (cell[alphabet.indexOf(text[at] ?? '<')] ?? 0), 1);
}

interface Choice {
  readonly character: string;
  /** How much less likely than the likeliest it is: the difference of their logarithms. */
  readonly cost: number;
}

function choicesOf(cell: Float32Array, kind: Kind): Choice[] {
  const likely = [...kinds[kind]].map((character) => ({ character, likely: cell[alphabet.indexOf(character)] ?? 0 }));
  likely.sort((a, b) => b.likely - a.likely);
  const highest = Math.max(likely[0]?.likely ?? 0, 1e-6);
  return likely
    .slice(0, 4)
    .map(({ character, likely: one }) => ({ character, cost: decisiveness * Math.log(highest / Math.max(one, 1e-9)) }))
    .filter(({ cost }) => cost <= mostImprobable);
}

/** All that are not too improbable, up to a number. */
function textsOf(choices: readonly (readonly Choice[])[]): { text: string; cost: number }[] {
  let texts = [{ text: '', cost: 0 }];
  for (const places of choices) {
    const longer = texts.flatMap(({ text, cost }) =>
      places.map((choice) => ({ text: text + choice.character, cost: cost + choice.cost })),
    );
    texts = longer.filter(({ cost }) => cost <= mostImprobable);
    if (texts.length > mostTexts) texts = texts.sort((a, b) => a.cost - b.cost).slice(0, mostTexts);
  }
  return texts;
}
