import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The weights of the tiny face detector of face-api.js (MIT, see docs/dependencies.md): a byte each, to be scaled by
 * tensor. In the order of the file.
 */
const tensors = [
  { count: 3 * 3 * 3 * 16, scale: 0.009007044399485869, least: -1.2069439495311063 },
  { count: 16, scale: 0.005263455241334205, least: -0.9211046672334858 },
  ...separable(16, 32, [0.004001977630690033, -0.5042491814669441], [0.013836609615999109, -1.411334180831909]),
  { count: 32, scale: 0.0015159862590771096, least: -0.30926119685173037 },
  ...separable(32, 64, [0.002666276225856706, -0.317286870876948], [0.015265831292844286, -1.6792414422128714]),
  { count: 64, scale: 0.0020280554598453, least: -0.37113414915168985 },
  ...separable(64, 128, [0.006100742489683862, -0.8907084034938438], [0.016276211832083907, -2.0508026908425725]),
  { count: 128, scale: 0.003394414279975143, least: -0.7637432129944072 },
  ...separable(128, 256, [0.006716050119961009, -0.8059260143953211], [0.021875603993733724, -2.8875797271728514]),
  { count: 256, scale: 0.0041141652009066415, least: -0.8187188749804216 },
  ...separable(256, 512, [0.008423839597141042, -0.9013508368940915], [0.030007277283014035, -3.8709387695088107]),
  { count: 512, scale: 0.008402082966823203, least: -1.4871686851277068 },
  { count: 512 * 25, scale: 0.028336129469030042, least: -4.675461362389957 },
  { count: 25, scale: 0.002268134028303857, least: -0.41053225912299807 },
] as const;

interface Tensor {
  readonly count: number;
  readonly scale: number;
  readonly least: number;
}

type Range = readonly [scale: number, least: number];

/** A filter for each channel, then a mixture of all channels. */
function separable(inputs: number, outputs: number, deep: Range, mixed: Range): readonly Tensor[] {
  return [
    { count: 9 * inputs, scale: deep[0], least: deep[1] },
    { count: inputs * outputs, scale: mixed[0], least: mixed[1] },
  ];
}

export interface FaceWeights {
  readonly first: { readonly filters: Float32Array; readonly biases: Float32Array };
  readonly separable: readonly {
    readonly deep: Float32Array;
    readonly mixed: Float32Array;
    readonly biases: Float32Array;
  }[];
  readonly last: { readonly filters: Float32Array; readonly biases: Float32Array };
}

export function faceWeights(): FaceWeights {
  const bytes = readFileSync(join(import.meta.dirname, 'data/tiny-face-detector.bin'));
  let at = 0;
  const values = tensors.map(({ count, scale, least }) =>
    Float32Array.from(bytes.subarray(at, (at += count)), (byte) => byte * scale + least),
  );
  const next = (): Float32Array => values.shift() ?? new Float32Array();
  return {
    first: { filters: next(), biases: next() },
    separable: [1, 2, 3, 4, 5].map(() => ({ deep: next(), mixed: next(), biases: next() })),
    last: { filters: next(), biases: next() },
  };
}
