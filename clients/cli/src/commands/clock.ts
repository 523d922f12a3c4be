import type { Command } from '../command/command.js';
import { UsageError } from '../outcomes/outcomes.js';

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 };

export const clock: Command = {
  name: 'clock',
  words: '[+TIME]',
  summary: 'The clock of the sandbox, and moving it forward.',
  examples: [
    { line: 'gatehouse clock', about: 'what it shows' },
    { line: 'gatehouse clock +1d', about: 'a day forward; also +30s, +15m, +2h, +1w, +1d12h' },
  ],
  run: async ({ words, output, operator, signal }) => {
    const [word] = words;
    const asked = operator();
    const time =
      word === undefined
        ? await asked.get('/sandbox/clock', { signal })
        : await output.during(
            'Moving the clock',
            asked.post('/sandbox/clock', { body: { advanceSeconds: secondsOf(word) }, signal }),
          );
    output.value(time, { Clock: time.now });
  },
};

function secondsOf(word: string): number {
  if (!/^\+(\d{1,6}[smhdw])+$/.test(word))
    throw new UsageError(`${word} is no time such as +1d, +2h or +1d12h; the clock never goes back`);
  return [...word.matchAll(/(\d+)([smhdw])/g)].reduce(
    (sum, [, count, unit = 's']) => sum + Number(count) * (seconds[unit] ?? 0),
    0,
  );
}
