import { alphabet, windowHeight, windowWidth } from '../../libs/inspection/src/zone/glyphs.js';
import { Dice } from '../support/specimens/dice.js';
import { allPrints } from './glyph-pictures.js';
import { type Lesson, lessonOf } from './glyph-windows.js';
import { type Layer, convolution, joining, pooling } from './layers.js';

const answers = alphabet.length + 1;
const lessonsPerStep = 64;
/** So much doubt is taught with every answer: who is always sure is sure of what is wrong, too. */
const doubt = 0.01;
const firstRate = 0.002;

/** The weights, as the reader loads them. `say` hears of the progress. */
export async function taught(minutes: number, say: (line: string) => void): Promise<Buffer> {
  const prints = await allPrints();
  const dice = new Dice(7, 'lessons');
  const layers = layersOf(dice.named('first weights'));
  const steps = layers.flatMap(({ learned }) => (learned === undefined ? [] : [stepper(learned)]));
  const start = performance.now();
  const done = (): number => (performance.now() - start) / (minutes * 60_000);
  for (let round = 1, right = 0; done() < 1; round++) {
    for (let count = 0; count < lessonsPerStep; count++) right += learn(layers, lessonOf(prints, dice)) ? 1 : 0;
    const rate = firstRate * Math.min(1, round / 200) * (0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, done())));
    for (const step of steps) step(rate);
    if (round % 200 === 0) {
      say(`${Math.round(100 * done())} %: ${((100 * right) / (200 * lessonsPerStep)).toFixed(1)} % of answers right`);
      right = 0;
    }
  }
  return Buffer.concat(
    layers.flatMap(({ learned }) => (learned === undefined ? [] : [Buffer.from(learned.values.buffer)])),
  );
}

/** As `GlyphReader` has them. */
function layersOf(dice: Dice): readonly Layer[] {
  const normal = (): number => dice.normal();
  const whole = { width: windowWidth, height: windowHeight };
  const half = { width: windowWidth / 2, height: windowHeight / 2 };
  return [
    convolution({ channels: 1, ...whole }, 8, normal),
    pooling({ channels: 8, ...whole }),
    convolution({ channels: 8, ...half }, 16, normal),
    pooling({ channels: 16, ...half }),
    joining((16 * half.width * half.height) / 4, 64, 'cut', normal),
    joining(64, answers, 'open', normal),
  ];
}

/** Whether it would have been answered right. */
function learn(layers: readonly Layer[], { window, answer }: Lesson): boolean {
  const scores = layers.reduce<Float32Array>((input, layer) => layer.forward(input), evened(window));
  const highest = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - highest));
  const sum = likely.reduce((all, one) => all + one, 0);
  const isRight = scores[answer] === highest;
  const wrong = likely.map((one, at) => one / sum - (at === answer ? 1 - doubt : 0) - doubt / answers);
  layers.reduceRight<Float32Array>((back, layer) => layer.backward(back), wrong);
  return isRight;
}

/** As the reader evens out what it sees. */
function evened(window: Float32Array): Float32Array {
  const mean = window.reduce((sum, value) => sum + value, 0) / window.length;
  const variance = window.reduce((sum, value) => sum + (value - mean) ** 2, 0) / window.length;
  const deviation = Math.max(Math.sqrt(variance), 0.04);
  return window.map((value) => (value - mean) / deviation);
}

/** Goes a step down the slopes, by how steep and how steady they were of late (Adam). */
function stepper({ values, slopes }: NonNullable<Layer['learned']>): (rate: number) => void {
  const [means, squares] = [new Float32Array(values.length), new Float32Array(values.length)];
  let round = 0;
  return (rate) => {
    round++;
    for (const [at, sum] of slopes.entries()) {
      const slope = sum / lessonsPerStep;
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
