import { randomBytes } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountOf, activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { Api, idOf, must } from '../support/service/api.js';
import { pictureBytes, upload } from '../support/documents/documents.js';
import { until } from '../support/run/until.js';
import { type Command, commandOf } from './harness/commands.js';
import { type Drill, Faults } from './harness/drill.js';
import { inLanes } from './harness/lanes.js';
import type { Service } from './harness/service.js';
import { type Stage, newKey, newOrganization } from './harness/stage.js';
import { WriteLoad } from './harness/write-load.js';

const acknowledgedBefore = 2_000;
const documents = 200;
const deposits = 100;
const unitsOfDeposit = 1_000_000;
const damages = 100;
const killedRestores = 20;
const mostMemoryMiB = 400;

interface Kept {
  readonly organizationId: string;
  readonly documentIds: readonly string[];
  readonly secret: string;
  readonly accountId: string;
  /** What its account holds, in the smallest unit. */
  readonly value: string;
}

/** An organization with an audit trail, documents, and money in the ledger. */
async function filled(stage: Stage, service: Service): Promise<Kept> {
  const operator = service.operator();
  const organizationId = await newOrganization(operator);
  const { secret } = await newKey(operator, organizationId, [
    ...['compliance:write', 'accounts:write', 'sandbox:write'],
  ]);
  const api = new Api(service.url, secret);
  const documentIds: string[] = [];
  await inLanes(Array.from({ length: stage.times(documents, 3) }), 4, async () => {
    documentIds.push(idOf(await upload(api, await pictureBytes(), { name: 'a.png', type: 'image/png' })));
  });
  const { id: accountId } = await activeAccount(api);
  const count = stage.times(deposits, 3);
  await inLanes(
    Array.from({ length: count }, () => arriving(accountId, { value: String(unitsOfDeposit) })),
    4,
    async (one) => void must(await api.post('/sandbox/payins', one), 201),
  );
  must(await api.post('/sandbox/clock', { advanceSeconds: 5 }), 200);
  const value = String(count * unitsOfDeposit);
  await untilBalance(api, accountId, { value });
  operator.close();
  return { organizationId, documentIds, secret, accountId, value };
}

async function isWhole(service: Service, kept: Kept, before: readonly string[], faults: Faults): Promise<void> {
  const operator = service.operator();
  await inLanes(before, 8, async (id) => {
    const { status, body } = await operator.get(`/organizations/${id}`);
    const signed = (body['termsOfService'] as { status?: string } | undefined)?.status;
    faults.check(
      status === 200 && signed === 'accepted',
      `a write that was acknowledged before the backup is lost: ${status}, ${signed ?? 'no terms'}`,
    );
  });
  await inLanes(kept.documentIds, 2, async (id) => {
    const { status } = await operator.get(`/compliance/documents/${id}/content`);
    faults.check(status === 200, `a document does not open: ${status}`);
  });
  const { body: proof } = await operator.get('/ledger/proof');
  faults.check(proof['balanced'] === true, 'the ledger is not balanced');
  faults.check((proof['sums'] as object[]).length > 0, 'the ledger that is proved is empty');
  const { accountDetails } = await accountOf(new Api(service.url, kept.secret), kept.accountId);
  const held = accountDetails?.balances.find(({ value }) => value === kept.value);
  faults.check(held !== undefined, `an account does not hold ${kept.value}`);
  const { body: trail } = await operator.get(`/compliance/audit-entries?organizationId=${kept.organizationId}`);
  const verification = trail['verification'] as { intact?: boolean } | undefined;
  faults.check(verification?.intact === true, 'the audit chain is broken');
  operator.close();
}

/** Cut at many places, and bits flipped: refused before anything is made. */
async function refusesDamage(stage: Stage, file: string, restore: Command, faults: Faults): Promise<number> {
  const whole = await readFile(file);
  const dataDir = await stage.dataDir();
  const count = stage.times(damages);
  for (let round = 0; round < count; round++) {
    const place = Math.floor((round * whole.length) / count);
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (round % 8));
    for (const damaged of [whole.subarray(0, place), flipped]) {
      await writeFile(`${file}.damaged`, damaged);
      const { code, said } = await restore('restore', `${file}.damaged`, { environment: { DATA_DIR: dataDir } });
      faults.check(code === 1 && said.includes('Nothing was changed'), `a damaged backup was not refused: ${said}`);
    }
  }
  const made = await readdir(dataDir).catch(() => []);
  faults.check(made.length === 0, 'a refused restore made something');
  return 2 * count;
}

export const drill: Drill = {
  name: 'backup',
  async run(stage) {
    const faults = new Faults();
    const dataDir = await stage.dataDir();
    const service = await stage.service({ DATA_DIR: dataDir });
    const kept = await filled(stage, service);
    const client = service.operator();
    const load = new WriteLoad(() => client, faults);
    const wanted = stage.times(acknowledgedBefore, 30);
    await until('writes are acknowledged', () => load.acknowledged.length >= wanted, { milliseconds: 600_000 });
    const before = load.acknowledged.filter(({ accepted }) => accepted).map(({ id }) => id);
    const command = commandOf(stage, { BACKUP_KEY: randomBytes(32).toString('base64'), DATA_DIR: dataDir });
    const folder = join(dataDir, '..');
    const [file, beside] = [join(folder, 'one'), join(folder, 'two')];
    const made = await Promise.all([command('backup', file), command('backup', beside)]);
    for (const { code, said } of made) faults.check(code === 0, `a backup under load failed: ${said}`);
    const full = await command('backup', join(folder, 'full'), { largestFileKiB: 8 });
    faults.check(full.code === 1 && /EFBIG|ENOSPC/.test(full.said), `a full disk was not told: ${full.said}`);
    faults.check((await readdir(folder)).toSorted().join() === 'data,one,two', 'a failed backup left something');
    await load.stop();
    await service.kill();

    const damaged = await refusesDamage(stage, file, command, faults);
    const postgres = await stage.postgres();
    const elsewhere = { DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir() };
    const crowded = await command('restore', file, { environment: elsewhere, largestFileKiB: 8 });
    faults.check(crowded.code === 1, `a restore onto a full disk succeeded: ${crowded.said}`);
    const kills = stage.times(killedRestores);
    for (let round = 1; round <= kills; round++) {
      const killedAfterMilliseconds = ((crowded.seconds + 1) * 1_000 * round) / (kills + 1);
      await command('restore', file, { environment: elsewhere, killedAfterMilliseconds });
    }
    // One that was to be killed may have been quicker.
    const restored = await command('restore', file, { environment: elsewhere });
    const isThere = restored.code === 0 || restored.said.includes('The database is not empty');
    faults.check(isThere, `the restore failed: ${restored.said}`);
    const there = await stage.service(elsewhere);
    await isWhole(there, kept, before, faults);
    const [doubled] = await postgres.query<{ count: string }>(
      'SELECT count(*) - count(DISTINCT name) AS count FROM organization',
    );
    faults.check(doubled?.count === '0', 'an organization is there twice');
    const memory = Math.max(...made.map(({ memoryMiB }) => memoryMiB), restored.memoryMiB);
    faults.bar(memory <= mostMemoryMiB, `a command took ${memory} MiB`);
    const seconds = made.map((one) => `${one.seconds.toFixed(1)} s`).join(' and ');
    return faults.verdict(
      `${before.length} acknowledged organizations ${kept.documentIds.length} documents and ${kept.value} units in the ledger: ${faults.count} lost, broken or doubled; ${damaged} damaged files refused, ${kills} restores killed; backups of ${seconds} at once, at most ${memory} MiB`,
      `nothing lost, nothing damaged restored, at most ${mostMemoryMiB} MiB`,
    );
  },
};
