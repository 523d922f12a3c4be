import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DataKeyDestroyed, RewrapDataKeys, WrongMasterKey } from '#vault';
import { root } from '../architecture/workspace.js';
import { type Process, type Surroundings, failureOf, placeOf, seal, surroundings, tidyUp } from './processes.js';

const [old, young] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64'));
/** More than are wrapped at once. */
const many = 1_200;
let here: Surroundings;
let before: Process;
let organizations: string[];
let sealed: Buffer[];

beforeEach(async () => {
  here = await surroundings();
  before = await here.start({ MASTER_KEY: old ?? '' });
  organizations = Array.from({ length: many }, () => randomUUID());
  sealed = await before.unitOfWork.run(async (tx) => {
    const all: Buffer[] = [];
    for (const id of organizations) all.push(await before.vault.seal(tx, placeOf(id), `of ${id}`));
    return all;
  });
});
afterAll(() => tidyUp());

function both(): Promise<Process> {
  return here.start({ MASTER_KEY: `2027:${young ?? ''},2026:${old ?? ''}` });
}

function rewrap({ app }: Process, report: (keys: number) => void = () => undefined): ReturnType<RewrapDataKeys['run']> {
  return app.get(RewrapDataKeys).run(({ keys }) => report(keys));
}

async function opened({ vault }: Process, index: number): Promise<string> {
  return (await vault.open(placeOf(organizations[index] ?? ''), sealed[index] ?? Buffer.of())).toString();
}

describe('the data keys are wrapped with another master key', () => {
  test('while others go on, and then open by that one alone', async () => {
    const changing = await both();
    const added = randomUUID();
    const meanwhile = seal(changing, placeOf(added), 'meanwhile');
    expect(await rewrap(changing)).toMatchObject({ changed: many });
    expect(await opened(changing, 7)).toBe(`of ${organizations[7] ?? ''}`);
    const after = await here.start({ MASTER_KEY: `2027:${young ?? ''}` });
    for (const index of [0, 499, 500, many - 1])
      expect(await opened(after, index)).toBe(`of ${organizations[index] ?? ''}`);
    expect((await after.vault.open(placeOf(added), await meanwhile)).toString()).toBe('meanwhile');
    expect(await failureOf(here.start({ MASTER_KEY: old ?? '' }))).toBeInstanceOf(WrongMasterKey);
  });

  test('from where it was interrupted', async () => {
    const changing = await both();
    const interrupted = rewrap(changing, (keys) => {
      if (keys >= 1_000) throw new Error('interrupted');
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    // Nobody is told that the old key can go.
    expect(await failureOf(here.start({ MASTER_KEY: `2027:${young ?? ''}` }))).toBeInstanceOf(WrongMasterKey);
    expect(await rewrap(changing)).toEqual({ keys: many, changed: many - 1_000 });
    expect(await rewrap(changing)).toEqual({ keys: many, changed: 0 });
  });

  test('and what a process with the old key first makes meanwhile or later is not locked out', async () => {
    const changing = await both();
    const late = await here.start({ MASTER_KEY: `2026:${old ?? ''},2027:${young ?? ''}` });
    let meanwhile: Promise<Buffer> | undefined;
    // Before the first of them, so that it is passed over.
    await rewrap(changing, () => {
      meanwhile ??= seal(late, placeOf('00000000-0000-4000-8000-000000000000'), 'meanwhile');
    });
    await meanwhile;
    for (const makeAnother of [false, true]) {
      if (makeAnother) await seal(before, placeOf(randomUUID()), 'of a process with the old key alone');
      const refused = await failureOf(here.start({ MASTER_KEY: `2027:${young ?? ''}` }));
      expect(refused).toBeInstanceOf(WrongMasterKey);
      expect((refused as Error).message).toMatch(
        /^This database has data keys that no master key in MASTER_KEY opens.*npm run rewrap\.$/,
      );
      expect(await rewrap(changing)).toMatchObject({ changed: 1 });
      await here.start({ MASTER_KEY: `2027:${young ?? ''}` });
    }
  });

  test('and those that were destroyed stay so', async () => {
    const [gone = ''] = organizations;
    const changing = await both();
    await changing.unitOfWork.run((tx) => changing.vault.destroy(tx, gone));
    expect(await rewrap(changing)).toEqual({ keys: many - 1, changed: many - 1 });
    expect(await failureOf(opened(changing, 0))).toBeInstanceOf(DataKeyDestroyed);
  });

  test('by a command, which says how far it is and what can be done then', async () => {
    const command = join(root, 'dist/apps/platform/src/commands/rewrap.js');
    const run = (masterKey: string): Promise<{ stdout: string }> =>
      promisify(execFile)(process.execPath, [command], { env: { ...here.environment, MASTER_KEY: masterKey } });
    const { stdout } = await run(`2027:${young ?? ''},2026:${old ?? ''}`);
    // It may also bring up to date what the tests of others have not.
    expect(stdout.split('\n').filter((line) => !line.startsWith('Database brought'))).toEqual([
      '500 data keys, 500 rewrapped',
      '1000 data keys, 1000 rewrapped',
      '1200 data keys, 1200 rewrapped',
      'The seed of the wallets is left alone: there is no SEED_KEY here',
      expect.stringMatching(
        /^All 1200 data keys are wrapped with the first key of MASTER_KEY.* only if every process had that key first/,
      ),
      '',
    ]);
    await expect(run('nonsense')).rejects.toMatchObject({
      code: 78,
      stderr: expect.stringContaining('MASTER_KEY must be'),
    });
    await expect(run(old ?? '')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('another master key'),
    });
  });
});
