import {
  type LineStrip,
  alphabet,
  equalized,
  gatherWindow,
  noCharacter,
  pitch,
  seenColumns,
  shapes,
  windowHeight,
  windowStep,
  windowWidth,
} from '../../libs/inspection/src/mrz/glyph-classifier.js';
import type { Planes } from '../../libs/inspection/src/mrz/network-layers.js';
import { Dice } from '../support/specimens/dice.js';
import { type Lesson, lessonOf } from './drawn-lines.js';
import { allPrints } from './glyph-pictures.js';
import { type Layer, convolution, joining, pooling } from './layers.js';

const answers = alphabet.length + 1;
const lessonsPerStep = 6;
/** So much doubt is taught with every answer: who is always sure is sure of what is wrong, too. */
const doubt = 0.01;
const firstRate = 0.0015;
/** Where lines are cut off, the reader sees nothing beyond: what stands there is not asked for. */
const rim = pitch / 2;

export interface Course {
  readonly minutes: number;
  /** What was learned before: without it, the reader begins from nothing. */
  readonly before?: Float32Array;
  /** Hears of the progress. */
  readonly say: (line: string) => void;
}

/** The weights, as the reader loads them. */
export async function taught({ minutes, before, say }: Course): Promise<Buffer> {
  const prints = await allPrints();
  const dice = new Dice(before === undefined ? 7 : 8, 'lessons');
  const network = networkOf(dice.named('first weights'));
  const learned = [...network.lines, ...network.windows].flatMap(({ learned: one }) => (one ? [one] : []));
  if (before !== undefined) remember(before, learned);
  const steps = learned.map(stepper);
  const start = performance.now();
  const done = (): number => (performance.now() - start) / (minutes * 60_000);
  let sum = { right: 0, all: 0 };
  for (let round = 1; done() < 1; round++) {
    let asked = 0;
    for (let count = 0; count < lessonsPerStep; count++) {
      const { right, all } = learn(network, await lessonOf(prints, dice), dice);
      asked += all;
      sum = { right: sum.right + right, all: sum.all + all };
    }
    const rate = firstRate * Math.min(1, round / 200) * (0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, done())));
    for (const step of steps) step(rate, asked);
    if (round % 100 > 0) continue;
    say(`${Math.round(100 * done())} %, ${round}: ${((100 * sum.right) / sum.all).toFixed(2)} % of answers right`);
    sum = { right: 0, all: 0 };
  }
  return Buffer.concat(learned.map(({ values }) => Buffer.from(values.buffer)));
}

/** As `GlyphClassifier` has it: what sees the whole line, then what tells of each window what it is. */
interface Network {
  readonly lines: readonly Layer[];
  readonly seen: Planes;
  readonly windows: readonly Layer[];
}

function networkOf(dice: Dice): Network {
  const normal = (): number => dice.normal();
  const whole = { width: 14 * pitch, height: windowHeight };
  const half = { width: whole.width / 2, height: windowHeight / 2 };
  return {
    lines: [
      convolution({ channels: 1, ...whole }, shapes.first, normal),
      pooling({ channels: shapes.first, ...whole }, 2),
      convolution({ channels: shapes.first, ...half }, shapes.second, normal),
      pooling({ channels: shapes.second, ...half }, 1),
    ],
    seen: { channels: shapes.second, ...half },
    windows: [
      joining((shapes.second * windowHeight * seenColumns) / 4, shapes.hidden, 'cut', normal),
      joining(shapes.hidden, answers, 'open', normal),
    ],
  };
}

function remember(before: Float32Array, learned: readonly { readonly values: Float32Array }[]): void {
  let at = 0;
  for (const { values } of learned) values.set(before.subarray(at, (at += values.length)));
}

/** Of all windows for which there is an answer: how many would have been answered right. */
function learn({ lines, seen, windows }: Network, lesson: Lesson, dice: Dice): { right: number; all: number } {
  const result = lines.reduce<Float32Array>((input, layer) => layer.forward(input), equalized(lesson.strip));
  const back = new Float32Array(result.length);
  const window = new Float32Array((seen.channels * windowHeight * seenColumns) / 4);
  const tally = { right: 0, all: 0 };
  for (const { column, answer } of questionsIn(lesson.strip, lesson, dice)) {
    gatherWindow(result, seen, column, window);
    const scores = windows.reduce<Float32Array>((input, layer) => layer.forward(input), window);
    const { wrong, isRight } = marked(scores, answer);
    tally.all++;
    if (isRight) tally.right++;
    const wrongs = windows.reduceRight<Float32Array>((one, layer) => layer.backward(one), wrong);
    giveBack(wrongs, seen, column, back);
  }
  lines.reduceRight<Float32Array>((one, layer) => layer.backward(one), back);
  return tally;
}

/** What looks like no character at all when it stands on its head. */
const onlyUpright = new Set([...'ACDEFGJKLPQRTUVY47<'].map((character) => alphabet.indexOf(character)));

function questionsIn({ width }: LineStrip, lesson: Lesson, dice: Dice): { column: number; answer: number }[] {
  const count = Math.floor((width - windowWidth) / windowStep) + 1;
  return Array.from({ length: count }, (_, column) => column).flatMap((column) => {
    const x = column * windowStep + windowWidth / 2;
    if (x < rim + windowWidth / 2 || x > width - rim - windowWidth / 2) return [];
    const answer = answerAt(lesson, x, dice);
    return answer === undefined ? [] : [{ column, answer }];
  });
}

/** Near the middle of a character it is that; far from all of them it is none; in between nobody asks. */
function answerAt({ at, isUpsideDown }: Lesson, x: number, dice: Dice): number | undefined {
  const { character, aside, below } = at(x);
  if (character < 0 || below > 0.65) return dice.chance(0.4) ? noCharacter : undefined;
  if (below > 0.3) return undefined;
  if (aside > 0.36) return noCharacter;
  if (aside >= 0.17) return undefined;
  if (isUpsideDown) return onlyUpright.has(character) ? noCharacter : undefined;
  return character;
}

function marked(scores: Float32Array, answer: number): { wrong: Float32Array; isRight: boolean } {
  const highest = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const sum = likely.reduce((all, one) => all + one, 0);
  const wrong = likely.map((one, at) => one / sum - (at === answer ? 1 - doubt : 0) - doubt / answers);
  return { wrong, isRight: scores[answer] === highest };
}

/** The way back of `gatherWindow`. */
function giveBack(wrong: Float32Array, { channels, width, height }: Planes, column: number, back: Float32Array): void {
  for (let row = 0, from = 0; row < (channels * height) / 2; row++)
    for (let x = 0; x < seenColumns; x++, from++) {
      const at = row * width + column + 2 * x;
      back[at] = (back[at] ?? 0) + (wrong[from] ?? 0);
    }
}

/** Goes a step down the slopes, by how steep and how steady they were of late (Adam). */
function stepper({ values, slopes }: NonNullable<Layer['learned']>): (rate: number, asked: number) => void {
  const [means, squares] = [new Float32Array(values.length), new Float32Array(values.length)];
  let round = 0;
  return (rate, asked) => {
    round++;
    for (let at = 0; at < values.length; at++) {
      const slope = (slopes[at] ?? 0) / asked;
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope;
      const square = 0.999 * (squares[at] ?? 0) + 0.001 * slope ** 2;
      means[at] = mean;
      squares[at] = square;
      const steady = Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8;
      values[at] = (values[at] ?? 0) - (rate * (mean / (1 - 0.9 ** round))) / steady;
    }
    slopes.fill(0);
  };
}
