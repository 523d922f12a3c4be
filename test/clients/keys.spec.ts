import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isThisMachine } from '../../clients/cli/src/profile/address.js';
import { CommandLine } from '../support/run/command-line.js';
import { PlayedGatehouse } from '../support/run/played-gatehouse.js';

let ours: PlayedGatehouse;
let theirs: PlayedGatehouse;
let line: CommandLine;

const answers = {
  'GET /organizations/current': () => ({ id: 'o', name: 'A' }),
  'GET /compliance/reviews': () => ({ results: [] }),
  'GET /payins': () => ({ results: [] }),
  'POST /organizations': () => ({ id: 'o' }),
  'POST /organizations/o/api-keys': () => ({ secret: 'gk_made' }),
};
const usual = 'http://localhost:4000';
const elsewhere = 'http://gatehouse.example';

beforeEach(async () => {
  ours = await PlayedGatehouse.start(answers);
  theirs = await PlayedGatehouse.start(answers);
  line = await CommandLine.at(ours.url);
  await keep(ours.url);
});
afterEach(async () => {
  ours.stop();
  theirs.stop();
  await line.leave();
});

/** Logged in there, as an organization and as the operator. */
async function keep(url: string): Promise<void> {
  await mkdir(dirname(line.configPath), { recursive: true });
  const at = { [url]: { key: 'gk_ours', operatorKey: 'operator-ours' } };
  await writeFile(line.configPath, JSON.stringify({ current: url, at }));
}

const withUrl = (url: string): { environment: Record<string, string> } => ({ environment: { GATEHOUSE_URL: url } });

describe('a key of one Gatehouse', () => {
  test('is not sent to another, which is said', async () => {
    const others = ['http://localhost:1', 'https://gatehouse.example'].map((url) => ({ url, asks: [['status']] }));
    for (const { url, asks } of [
      ...others,
      { url: theirs.url, asks: [['status'], ['reviews', 'list'], ['payins', 'list']] },
    ])
      for (const words of asks) {
        const said = { code: 3, stdout: '', stderr: `Nobody is logged in at ${url}: gatehouse login --url ${url}\n` };
        expect(await line.run([...words, '--url', url])).toEqual(said);
        expect(await line.begin(words, withUrl(url)).end()).toEqual(said);
      }
    expect(theirs.asked).toEqual([]);
  });

  test('is not that of another to which somebody logs in, and stays where it is', async () => {
    expect(await line.run(['login', '--url', theirs.url], 'gk_theirs')).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(line.configPath, 'utf8'))).toEqual({
      current: theirs.url,
      at: { [ours.url]: { key: 'gk_ours', operatorKey: 'operator-ours' }, [theirs.url]: { key: 'gk_theirs' } },
    });
    for (const url of [ours.url, theirs.url])
      for (const what of ['reviews', 'payins']) await line.json([what, 'list', '--url', url]);
    expect([...theirs.keys]).toEqual(['gk_theirs']);
    expect([...ours.keys]).toEqual(['operator-ours', 'gk_ours']);
  });

  test('of the environment is for the Gatehouse of the environment', async () => {
    const environment = { GATEHOUSE_KEY: 'gk_environment' };
    expect(await line.begin(['payins', 'list'], { environment }).end()).toMatchObject({ code: 0 });
    expect([...ours.keys]).toEqual(['gk_environment']);
    const other = await line.begin(['payins', 'list', '--url', theirs.url], { environment }).end();
    expect([other.code, theirs.asked]).toEqual([3, []]);
  });

  test('that an earlier version kept, without saying of which, is not sent', async () => {
    await writeFile(line.configPath, JSON.stringify({ url: ours.url, key: 'gk_a', operatorKey: 'b' }));
    expect(await line.run(['payins', 'list'])).toMatchObject({ code: 3 });
    expect(ours.asked).toEqual([]);
  });
});

describe('the operator key of this folder', () => {
  beforeEach(async () => {
    await mkdir(join(line.folder, '.gatehouse'));
    await writeFile(join(line.folder, '.gatehouse/operator.key'), 'operator-of-the-folder\n');
  });

  test('makes an organization where Gatehouse runs on this machine', async () => {
    expect(await line.run(['login', '--new', 'A', '--url', theirs.url])).toMatchObject({ code: 0, stderr: '' });
    expect([...theirs.keys]).toEqual(['operator-of-the-folder']);
  });

  test('is not read for one elsewhere', async () => {
    const asked = await line.run(['login', '--new', 'A', '--url', 'https://gatehouse.example']);
    expect(asked).toEqual({ code: 2, stdout: '', stderr: 'No key was given\n' });
  });
});

test('over plain http keys are sent to this machine alone', async () => {
  await keep(elsewhere);
  for (const words of [['status'], ['login'], ['login', '--new', 'A'], ['trigger', 'tos_accepted']])
    expect(await line.begin(words, { input: 'gk_a', ...withUrl(elsewhere) }).end()).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('keys are sent over https'),
    });
});

test.each([
  [usual, true],
  ['http://127.0.0.1:1', true],
  ['http://127.8.9.1', true],
  ['http://2130706433/', true],
  ['https://[::1]:4000', true],
  ['http://127.0.0.1.example', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1@gatehouse.example', false],
  ['http://10.0.0.1', false],
  ['http://[::2]', false],
])('that %s is this machine is %s', (url, isHere) => {
  expect(isThisMachine(url)).toBe(isHere);
});
