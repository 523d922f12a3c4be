import { afterEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { CommandLine, program } from '../support/run/command-line.js';
import { PlayedGatehouse } from '../support/run/played-gatehouse.js';
import { until } from '../support/run/until.js';

let played: PlayedGatehouse;
let line: CommandLine;
afterEach(async () => {
  played.stop();
  await line.leave();
});

async function against(answers: Parameters<typeof PlayedGatehouse.start>[0]): Promise<void> {
  played = await PlayedGatehouse.start(answers);
  line = await CommandLine.at(played.url);
  await line.run(['login', '--new', 'A'], 'operator-key');
  played.asked.length = 0;
}

const makesKeys = {
  'POST /organizations': () => ({ id: 'o' }),
  'POST /organizations/o/api-keys': () => ({ secret: 'gk_a' }),
};

const event = (position: number, type: string): object => ({
  position,
  eventId: `e${position}`,
  occurredAt: '2026-01-01T00:00:00.000Z',
  resourceId: 'r',
  payload: { type },
});

/** Streams one event, and then goes on without end. */
function streaming(type: string): { open: (response: ServerResponse) => void; isOpen: () => boolean } {
  let held: ServerResponse | undefined;
  const open = (response: ServerResponse): void => {
    held = response.writeHead(200, { 'content-type': 'text/event-stream' });
    held.write(`data: ${JSON.stringify(event(1, type))}\n\n`);
  };
  return { open, isOpen: () => held?.closed === false };
}

test('what was triggered and is streamed ends the stream, and one account is enough', async () => {
  const stream = streaming('account_credited');
  const account = { id: 'a', destinationToken: { symbol: 'USDC', blockchain: 'ethereum' } };
  await against({
    ...makesKeys,
    'GET /events': () => ({ results: [] }),
    'GET /events/stream': stream.open,
    'GET /accounts': () => ({ results: [account], nextId: 'b' }),
    'POST /sandbox/payins': () => ({}),
  });
  const running = line.begin(['trigger', 'account_credited']);
  await running.says('account_credited  r');
  // A stream that is left open is only given up after 45 seconds of silence.
  await until('the stream ends', () => !stream.isOpen(), { milliseconds: 20_000 });
  expect(await running.end()).toMatchObject({ code: 0, stderr: '' });
  expect(played.asked.filter((asked) => asked.startsWith('GET /accounts'))).toHaveLength(1);
});

const rows = (limit: number, of: (index: number) => object): { results: object[]; nextId: string } => ({
  results: Array.from({ length: limit }, (_, index) => of(index)),
  nextId: crypto.randomUUID(),
});
const status = { type: 'created' };
const createdAt = '2026-01-01T00:00:00.000Z';

test('lists end where they are said to, and read no further', async () => {
  const page = (of: (index: number) => object) => (_: unknown, asked: URL) =>
    rows(Number(asked.searchParams.get('limit')), of);
  await against({
    ...makesKeys,
    'GET /payins': page((index) => ({ id: `${index}`, payinDetails: { type: 'brl-pix' }, status, createdAt })),
    'GET /payouts': page((index) => ({ id: `${index}`, details: { type: 'blockchain', status }, createdAt })),
    'GET /compliance/reviews': page((index) => ({
      id: `${index}`,
      type: 'a',
      tier: 'b',
      status,
      updatedAt: createdAt,
    })),
    'GET /events': (_, asked) => ({
      results: Array.from({ length: 100 }, (_one, index) =>
        event(Number(asked.searchParams.get('after')) + index + 1, 'tos_accepted'),
      ),
    }),
  });
  for (const words of [
    ['payins', 'list'],
    ['payouts', 'list'],
    ['reviews', 'list'],
    ['events', '--from', '0'],
  ])
    for (const [given, count, pages] of [
      [[], 20, 1],
      [['--limit', '3'], 3, 1],
      [['--limit', '150'], 150, 2],
    ] as const) {
      played.asked.length = 0;
      const { code, stdout, stderr } = await line.run([...words, ...given, '--json']);
      expect([code, stderr]).toEqual([0, 'There are more: --limit says how many are listed\n']);
      expect([JSON.parse(stdout), played.asked]).toMatchObject([{ length: count }, { length: pages }]);
    }
});

test('what cannot be written is no success; who reads no further has enough', async () => {
  await against({ 'GET /openapi.json': () => ({ openapi: '3.1.0', info: 'a'.repeat(500_000) }) });
  const inShell = (script: string): Promise<{ stderr: string }> =>
    promisify(execFile)('sh', ['-c', script, 'sh', process.execPath, program, played.url]);
  const asks = '{ "$1" "$2" openapi --url "$3"; echo "ended with $?" >&2; }';
  expect((await inShell(`${asks} | head -c 1`)).stderr).toBe('ended with 0\n');
  // A device that is always full, where there is one.
  if (!existsSync('/dev/full')) return;
  const { stderr } = await inShell(`${asks} > /dev/full`);
  expect(stderr).toMatch(/^What is answered cannot be written: ENOSPC.*\nended with 1\n$/);
});
