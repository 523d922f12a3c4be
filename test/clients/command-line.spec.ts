import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Applicant } from '../support/compliance/applicant.js';
import { CommandLine } from '../support/run/command-line.js';
import { programOf } from '../support/run/program.js';
import { Gatehouse, everyScope, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let line: CommandLine;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
});
beforeAll(async () => {
  organization = await gatehouse.organization();
  line = await CommandLine.at(gatehouse.url);
  await line.run(['login'], `${gatehouse.operator.key ?? ''}\n`);
  await line.run(['login'], organization.api.key);
});
afterAll(async () => {
  await line.leave();
  await gatehouse.stop();
});

describe('login', () => {
  test('keeps a key that is taken, for this person alone', async () => {
    const { mode } = await stat(line.configPath);
    expect((mode & 0o777).toString(8)).toBe('600');
    expect(JSON.parse(await readFile(line.configPath, 'utf8'))).toMatchObject({
      current: gatehouse.url,
      at: { [gatehouse.url]: { key: organization.api.key, operatorKey: gatehouse.operator.key } },
    });
    expect(await line.json(['status'])).toMatchObject({
      url: gatehouse.url,
      mode: 'sandbox',
      organization: { id: organization.id },
      lastPosition: 0,
    });
    expect((await line.run(['status'])).stdout).toContain(`${gatehouse.url} (sandbox)`);
  });

  test('makes an organization of one’s own with the operator key', async () => {
    const own = await CommandLine.at(gatehouse.url);
    const { code, stdout } = await own.run(['login', '--new', 'My company'], gatehouse.operator.key);
    expect([code, stdout]).toEqual([0, expect.stringContaining(own.configPath)]);
    expect(await own.json(['status'])).toMatchObject({ organization: { name: 'My company' } });
    await own.leave();
  });

  test('refuses a key that is not taken, and keeps nothing', async () => {
    const own = await CommandLine.at(gatehouse.url);
    expect(await own.run(['login'], 'gk_wrong')).toMatchObject({ code: 3, stdout: '' });
    expect(await own.run(['login'], '')).toMatchObject({ code: 2, stderr: 'No key was given\n' });
    expect(await own.run(['events'])).toMatchObject({ code: 3, stderr: expect.stringContaining('gatehouse login') });
    await own.leave();
  });

  test('that is over is said, and what to do', async () => {
    const { body } = await gatehouse.operator.post(`/organizations/${organization.id}/api-keys`, {
      name: 'a',
      scopes: everyScope,
    });
    const own = await CommandLine.at(gatehouse.url);
    await own.run(['login'], String(body['secret']));
    await gatehouse.operator.delete(`/organizations/${organization.id}/api-keys/${String(body['id'])}`);
    const ended = await own.run(['payins', 'list']);
    expect(ended).toMatchObject({ code: 3, stdout: '', stderr: expect.stringContaining('no longer taken') });
    await own.leave();
  });
});

describe('what goes wrong', () => {
  test.each([
    [['nothing'], 'no command nothing'],
    [['events', '--form', '1'], '--form'],
    [['events', '--from', 'x'], '--from takes a whole number'],
    [['listen'], '--forward-to'],
    [['listen', '--forward-to', 'localhost'], 'is no address'],
    [['listen', '--forward-to', 'http://localhost:1', '--secret', 'x'], "Unknown option '--secret'"],
    [['listen', '--forward-to', 'http://localhost:1', '--secret-stdin'], 'whsec_'],
    [['payins', 'list', '--limit', 'all'], '--limit takes a whole number'],
    [['clock', '1d'], 'the clock never goes back'],
    [['reviews'], 'list, show, approve'],
    [['payins', 'show'], 'its id comes next'],
    [['trigger', 'compliance_review_due'], 'tos_accepted'],
    [['status', '--url', 'ftp://a'], 'is no address'],
  ])('%j is called wrongly', async (words, why) => {
    expect(await line.run(words)).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
  });

  test('what Gatehouse refuses is said by its name', async () => {
    const absent = await line.run(['payins', 'show', '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00']);
    expect(absent).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('ResourceNotFound: ') });
    const filtered = await line.run(['payins', 'list', '--status', 'gone']);
    expect(filtered).toMatchObject({ code: 1, stderr: expect.stringContaining('ValidationFailed: ') });
  });

  test('that nobody answers is said', async () => {
    const environment = { GATEHOUSE_URL: 'http://127.0.0.1:1', GATEHOUSE_KEY: 'gk_a' };
    for (const words of [['openapi'], ['clock']]) {
      const ended = await line.begin(words, { environment }).end();
      expect(ended).toMatchObject({ code: 4, stdout: '' });
    }
  });
});

test('each command says what it does, with examples', async () => {
  const { stdout } = await line.run(['--help']);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = '']) => name);
  expect(names).toHaveLength(11);
  for (const name of names) {
    const { code, stdout: help } = await line.run([name, '--help']);
    expect([code, help]).toEqual([
      0,
      expect.stringMatching(/^gatehouse .*\n[^]*Options:[^]*--json[^]*Examples:\n {2}/),
    ]);
  }
});

test('things happen for real, and are in the log', async () => {
  const [accepted, credited] = [
    await line.json(['trigger', 'tos_accepted']),
    await line.json(['trigger', 'account_credited']),
  ] as { position: number; payload: { type: string } }[];
  expect([accepted?.payload.type, credited?.payload.type]).toEqual(['tos_accepted', 'account_credited']);
  const { body } = await organization.api.get('/events');
  expect(body['results']).toEqual(expect.arrayContaining([accepted, credited]));
  expect(await line.json(['events', '--limit', '100'])).toEqual(body['results']);
  expect(await line.json(['events', '--from', '0', '--type', 'tos_accepted'])).toEqual([accepted]);
  const { stdout } = await line.run(['events']);
  expect(stdout).toMatch(/^POSITION +AT +TYPE +RESOURCE\n1 +2\S+Z +tos_accepted +/);

  const paid = (await line.json(['trigger', 'payin_status_changed'])) as { payload: { payinId: string } };
  const listed = (await line.json(['payins', 'list'])) as { id: string }[];
  expect(listed.map(({ id }) => id)).toContain(paid.payload.payinId);
  expect((await line.run(['payins', 'show', paid.payload.payinId])).stdout).toContain('brl-pix');
  expect((await line.run(['payouts', 'list'])).stdout).toBe('There is nothing.\n');
});

test('the clock goes forward', async () => {
  const before = await gatehouse.now();
  const { now } = (await line.json(['clock', '+1d2h'])) as { now: string };
  expect(Date.parse(now) - before.getTime()).toBeGreaterThanOrEqual(26 * 60 * 60 * 1000);
  expect((await line.run(['clock'])).stdout).toContain(now.slice(0, 13));
});

test('reviews are listed, shown and approved', async () => {
  const applicant = await Applicant.open(gatehouse, { type: 'individual', tier: 'LIGHT', organization });
  await applicant.inReview();
  const listed = (await line.json(['reviews', 'list', '--status', 'inReview'])) as { id: string }[];
  expect(listed.map(({ id }) => id)).toContain(applicant.reviewId);
  expect((await line.run(['reviews', 'show', applicant.reviewId])).stdout).toContain('inReview');
  expect(await line.run(['reviews', 'approve', applicant.reviewId])).toMatchObject({ code: 0, stderr: '' });
  expect(await applicant.status()).toBe('approved');
});

test('the document, and what shells complete', async () => {
  expect(JSON.parse((await line.run(['openapi'])).stdout)).toMatchObject({ openapi: expect.stringMatching(/^3/) });
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, stdout } = await line.run(['completion', shell]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('reviews')]);
  }
  const bash = programOf('bash');
  if (bash === undefined) return;
  const { stdout: script } = await line.run(['completion', 'bash']);
  const completing = `${script}\nCOMP_WORDS=(gatehouse payins c) COMP_CWORD=2\n_gatehouse\necho "\${COMPREPLY[@]}"`;
  expect((await promisify(execFile)(bash, ['-c', completing])).stdout).toBe('cancel\n');
});
