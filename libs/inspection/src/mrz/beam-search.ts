import { alphabet } from './glyph-classifier.js';
import { checkDigitHolds } from './check-digits.js';
import { mrzCountryCodes } from './mrz-countries.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';

/** The characters that a field may contain. */
export const characterSets = { letters: `${letters}<`, digits: `${digits}<`, any: alphabet } as const;
export type CharacterSet = keyof typeof characterSets;

/** For each character, the probability of each letter of the alphabet. */
export type Cells = readonly Float32Array[];

export interface LikelyText {
  readonly text: string;
  /** Its check digit holds, and no other text for which it holds is nearly as likely. */
  readonly isCertain: boolean;
  /** Less likely texts for which the check digit holds as well, the likeliest first. */
  readonly others: readonly string[];
}

export function likeliestText(cells: Cells, kind: CharacterSet): string {
  return cells
    .map((cell) =>
      [...characterSets[kind]].reduce((best, one) => (likelihood(cell, one) > likelihood(cell, best) ? one : best)),
    )
    .join('');
}

/** What is known of a field beforehand. */
export interface FieldRule {
  readonly kind: CharacterSet;
  /** The cost of an unusual text; `undefined` for an impossible one. */
  readonly costOf?: (text: string) => number | undefined;
  /** For fields whose check digit issuers calculate differently. */
  readonly fits?: (text: string, digit: string) => boolean;
}

/** Without a check digit, a text is certain if no other comes close. */
export function uncheckedText(cells: Cells, kind: CharacterSet): LikelyText {
  const candidates = cells.map((cell) => candidatesOf(cell, kind));
  const share = candidates.reduce(
    (product, all) => product / all.reduce((sum, { cost }) => sum + Math.exp(-cost), 0),
    1,
  );
  // Where nothing was seen there is no candidate at all.
  const isSeen = candidates.every(({ length }) => length > 0);
  return { text: likeliestText(cells, kind), isCertain: isSeen && share >= leastShare, others: [] };
}

/** The beam: texts with a higher cost are dropped. */
const mostCost = 9;
/** A text with a higher cost is never certain, even if its check digit holds. */
const mostCertainCost = 6;
/** The beam width. */
const mostTexts = 4_000;
/** The classifier was trained with smoothed labels, so its probabilities are sharpened. */
const sharpening = 2;
const leastShare = 0.98;
const mostOthers = 50;

/**
 * A beam search for the likeliest text whose check digit holds. The digit alone would miss one error in ten, so the text
 * must be likely by its characters as well, and no other that fits may come close.
 */
export function checkedText(
  cells: Cells,
  digit: Float32Array,
  { kind, costOf = () => 0, fits = checkDigitHolds }: FieldRule,
): LikelyText {
  const candidates = [...cells.map((cell) => candidatesOf(cell, kind)), candidatesOf(digit, 'digits')];
  const fitting = new Map<string, number>();
  let leastCost = Infinity;
  for (const { text: whole, cost } of beamSearch(candidates)) {
    const text = whole.slice(0, -1);
    const unusual = costOf(text);
    if (unusual === undefined || !fits(text, whole.slice(-1))) continue;
    fitting.set(text, (fitting.get(text) ?? 0) + Math.exp(-cost - unusual));
    leastCost = Math.min(leastCost, cost);
  }
  const [best, ...less] = [...fitting].sort(([, one], [, other]) => other - one);
  if (best === undefined) return { text: likeliestText(cells, kind), isCertain: false, others: [] };
  const all = [...fitting.values()].reduce((sum, likely) => sum + likely, 0);
  const isCertain = leastCost <= mostCertainCost && best[1] / all >= leastShare;
  return { text: best[0], isCertain, others: less.slice(0, mostOthers).map(([text]) => text) };
}

/** Fillers only at the end. Every change between letters and digits costs 1: an `O` between digits is probably a zero. */
export function costOfNumber(text: string): number | undefined {
  if (!/^[A-Z0-9]+<*$/.test(text)) return undefined;
  const changes = [...text.replace(/<+$/, '')].filter(
    (character, at) => at > 0 && isDigit(character) !== isDigit(text[at - 1] ?? ''),
  );
  return changes.length;
}

/** Unknown days and months are fillers. A check digit cannot tell those from zeros. */
export function costOfDate(text: string): number | undefined {
  return /^(\d{6}|\d{4}<<|\d\d<<<<|<{6})$/.test(text) ? 0 : undefined;
}

function isDigit(character: string): boolean {
  return digits.includes(character);
}

const leastShareOfCountry = 0.995;
/** As a share of the likelihood of the best one: what is less likely is excluded by the picture. */
const leastHintOfCountry = 1e-3;
const leastLikelyCharacter = 0.3;

/** The likeliest of all country codes, which have no check digit: certain if no other comes close. */
export function likeliestCountry(cells: Cells): LikelyText {
  const likely = mrzCountryCodes.map((code) => ({ code, likely: likelihoodOf(cells, code.padEnd(3, '<')) }));
  const [best] = likely.toSorted((one, other) => other.likely - one.likely);
  if (best === undefined) throw new Error('There are countries');
  const share = best.likely / likely.reduce((sum, one) => sum + one.likely, 0);
  const isCertain = share >= leastShareOfCountry && best.likely >= leastLikelyCharacter ** cells.length;
  const others = likely
    .filter((one) => one !== best && one.likely >= best.likely * leastHintOfCountry)
    .map(({ code }) => code);
  return { text: best.code, isCertain, others };
}

function likelihoodOf(cells: Cells, text: string): number {
  return cells.reduce((product, cell, at) => product * likelihood(cell, text[at] ?? '<'), 1);
}

function likelihood(cell: Float32Array, character: string): number {
  return cell[alphabet.indexOf(character)] ?? 0;
}

interface Candidate {
  readonly character: string;
  /** The difference of its log probability from that of the likeliest. */
  readonly cost: number;
}

/** If only impossible characters were likely, the small probabilities of the others mean nothing. */
const leastHint = 1e-3;

function candidatesOf(cell: Float32Array, kind: CharacterSet): Candidate[] {
  const likely = [...characterSets[kind]].map((character) => ({ character, likely: likelihood(cell, character) }));
  likely.sort((a, b) => b.likely - a.likely);
  const highest = Math.max(likely[0]?.likely ?? 0, leastHint);
  return likely
    .slice(0, 4)
    .map(({ character, likely: one }) => ({ character, cost: sharpening * Math.log(highest / Math.max(one, 1e-9)) }))
    .filter(({ cost }) => cost <= mostCost);
}

/** All texts within the beam. */
function beamSearch(candidates: readonly (readonly Candidate[])[]): { text: string; cost: number }[] {
  let texts = [{ text: '', cost: 0 }];
  for (const characters of candidates) {
    const longer = texts.flatMap(({ text, cost }) =>
      characters.map((candidate) => ({ text: text + candidate.character, cost: cost + candidate.cost })),
    );
    texts = longer.filter(({ cost }) => cost <= mostCost);
    if (texts.length > mostTexts) texts = texts.sort((a, b) => a.cost - b.cost).slice(0, mostTexts);
  }
  return texts;
}
