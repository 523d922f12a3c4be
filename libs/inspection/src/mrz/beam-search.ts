import { alphabet } from './glyph-classifier.js';
import { holds } from './check-digits.js';
import { zoneCountries } from './mrz-countries.js';

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
  return cells
    .map((cell) =>
      [...kinds[kind]].reduce((best, one) => (likelihood(cell, one) > likelihood(cell, best) ? one : best)),
    )
    .join('');
}

/** What is known of a text before it is looked at. */
export interface Rule {
  readonly kind: Kind;
  /** What may stand there beside that: `undefined` for what never does, else what it costs to be unusual. */
  readonly custom?: (text: string) => number | undefined;
  /** Where issuers do not agree on what the digit guards. */
  readonly fits?: (text: string, digit: string) => boolean;
}

/** Guarded by nothing: it is certain where nothing else comes near. */
export function unguardedText(cells: Cells, kind: Kind): LikelyText {
  const choices = cells.map((cell) => choicesOf(cell, kind));
  const share = choices.reduce((product, all) => product / all.reduce((sum, { cost }) => sum + Math.exp(-cost), 0), 1);
  // Where nothing was seen there is no choice at all.
  const isSeen = choices.every(({ length }) => length > 0);
  return { text: likeliestText(cells, kind), isCertain: isSeen && share >= leastShare };
}

/** What is less likely than this is not looked at. */
const mostImprobable = 9;
/** What was seen is given up rather than bent until it fits. */
const mostBent = 6;
const mostTexts = 4_000;
/** The reader was taught to leave room for doubt: it means more than it says. */
const decisiveness = 2;
const leastShare = 0.98;

/**
 * The likeliest text whose check digit holds. The digit alone would forgive one error in ten: it counts together with
 * how likely each character looked, and only when nothing else fits nearly as well.
 */
export function guardedText(
  cells: Cells,
  digit: Float32Array,
  { kind, custom = () => 0, fits = holds }: Rule,
): LikelyText {
  const choices = [...cells.map((cell) => choicesOf(cell, kind)), choicesOf(digit, 'digits')];
  const fitting = new Map<string, number>();
  let straightest = Infinity;
  for (const { text: whole, cost } of textsOf(choices)) {
    const text = whole.slice(0, -1);
    const unusual = custom(text);
    if (unusual === undefined || !fits(text, whole.slice(-1))) continue;
    fitting.set(text, (fitting.get(text) ?? 0) + Math.exp(-cost - unusual));
    straightest = Math.min(straightest, cost);
  }
  const [best] = [...fitting].sort(([, one], [, other]) => other - one);
  if (best === undefined) return { text: likeliestText(cells, kind), isCertain: false };
  const all = [...fitting.values()].reduce((sum, likely) => sum + likely, 0);
  return { text: best[0], isCertain: straightest <= mostBent && best[1] / all >= leastShare };
}

/** Fillers come behind it. Letters and digits stand together: an `O` between digits is most often none. */
export function customOfNumbers(text: string): number | undefined {
  if (!/^[A-Z0-9]+<*$/.test(text)) return undefined;
  const changes = [...text.replace(/<+$/, '')].filter(
    (character, at) => at > 0 && isDigit(character) !== isDigit(text[at - 1] ?? ''),
  );
  return changes.length;
}

/** What is not known of a date is left out from behind. To a check digit a filler is as good as a zero. */
export function customOfDates(text: string): number | undefined {
  return /^(\d{6}|\d{4}<<|\d\d<<<<|<{6})$/.test(text) ? 0 : undefined;
}

function isDigit(character: string): boolean {
  return digits.includes(character);
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
  return cells.reduce((product, cell, at) => product * likelihood(cell, text[at] ?? '<'), 1);
}

function likelihood(cell: Float32Array, character: string): number {
  return cell[alphabet.indexOf(character)] ?? 0;
}

interface Choice {
  readonly character: string;
  /** How much less likely than the likeliest it is: the difference of their logarithms. */
  readonly cost: number;
}

/** A place in which something else was seen, that never stands there, is no hint at all of what does. */
const leastHint = 1e-3;

function choicesOf(cell: Float32Array, kind: Kind): Choice[] {
  const likely = [...kinds[kind]].map((character) => ({ character, likely: likelihood(cell, character) }));
  likely.sort((a, b) => b.likely - a.likely);
  const highest = Math.max(likely[0]?.likely ?? 0, leastHint);
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
