import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convolved, fullyConnected, maxPooled } from './network-layers.js';

const figures = (length: number): fc.Arbitrary<Float32Array> =>
  fc.float32Array({ minLength: length, maxLength: length, min: -4, max: 4, noNaN: true });

const planes = { channels: 2, width: 6, height: 4 };

function near(actual: Float32Array, expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(actual[at]).toBeCloseTo(value, 3);
}

test('a convolution sums what lies around each place, and cuts off what is below zero', () => {
  fc.assert(
    fc.property(figures(48), figures(54), figures(3), (input, weights, biases) => {
      const at = (channel: number, x: number, y: number): number =>
        x < 0 || y < 0 || x >= 6 || y >= 4 ? 0 : (input[(channel * 4 + y) * 6 + x] ?? 0);
      const expected = Array.from({ length: 72 }, (_, index) => {
        const [target, y, x] = [Math.floor(index / 24), Math.floor(index / 6) % 4, index % 6];
        let sum = biases[target] ?? 0;
        for (let kernel = 0; kernel < 18; kernel++) {
          const [channel, down, right] = [Math.floor(kernel / 9), (Math.floor(kernel / 3) % 3) - 1, (kernel % 3) - 1];
          sum += (weights[target * 18 + kernel] ?? 0) * at(channel, x + right, y + down);
        }
        return Math.max(0, sum);
      });
      near(convolved(input, planes, { weights, biases }), expected);
    }),
  );
});

test('pooling keeps the largest of four, of every place or of every second', () => {
  const input = Float32Array.from([1, 5, 2, 0, 3, 4, 0, 9]);
  const small = { channels: 1, width: 4, height: 2 };
  expect([...maxPooled(input, small, 2)]).toEqual([5, 9]);
  expect([...maxPooled(input, small, 1)]).toEqual([5, 5, 9, 9]);
});

test('what is fullyConnected is summed by its weights, however many there are', () => {
  fc.assert(
    fc.property(figures(5), figures(35), figures(7), (input, weights, biases) => {
      const output = new Float32Array(7);
      fullyConnected(input, { weights, biases }, output);
      const sum = (target: number): number =>
        input.reduce((all, value, at) => all + value * (weights[target * 5 + at] ?? 0), biases[target] ?? 0);
      near(
        output,
        Array.from({ length: 7 }, (_, target) => sum(target)),
      );
    }),
  );
});
