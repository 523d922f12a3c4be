import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { answering } from '../harness/side-process.mjs';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist');
const { createApp, readConfig } = await import(join(dist, 'libs/runtime/src/index.js'));
const { Reads, UnitOfWork } = await import(join(dist, 'libs/database/src/index.js'));
const { Ledger, LedgerProof, available, onChain } = await import(join(dist, 'libs/ledger/src/index.js'));
const { AccountsModule } = await import(join(dist, 'apps/accounts/src/accounts.module.js'));

// Its own migrations make the tables, and nothing of it works in the background.
const config = readConfig({ ...process.env, LOG_LEVEL: 'error', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: AccountsModule });
await app.init();
const ledger = app.get(Ledger, { strict: false });
const unitOfWork = app.get(UnitOfWork, { strict: false });
const reads = app.get(Reads, { strict: false });

const organizationId = randomUUID();
const accounts = Array.from({ length: 1_000 }, () => randomUUID());
const account = () => accounts[Math.floor(Math.random() * accounts.length)] ?? '';
const usdc = { token: 'USDC', blockchain: 'POLYGON' };
const posting = (/** @type {object} */ line, step = 'transfer') => ({
  ...{ organizationId, subjectId: randomUUID(), step, ...usdc, at: new Date() },
  lines: [line],
});
const post = (/** @type {object} */ of) => unitOfWork.run((/** @type {unknown} */ tx) => ledger.post(tx, of));
for (const each of accounts)
  await post(posting({ from: onChain('POLYGON'), to: available(each), units: 10n ** 15n }, 'credit'));

answering(async ({ statement, proof, clients, seconds }) => {
  if (statement === true) return { text: await sent() };
  if (proof === true) return proven();
  let posted = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const client = async () => {
    for (; performance.now() < until; posted++) await post(posting({ ...sides(), units: 10n }));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { perSecond: (posted * 1000) / (performance.now() - begun) };
});

/** The statement behind a posting of one line. */
async function sent() {
  let sentText = '';
  const query = async (/** @type {string} */ text) => {
    sentText = text;
    return [{ posted: [true] }];
  };
  await ledger.post({ query }, posting({ ...sides(), units: 1n }));
  return sentText;
}

async function proven() {
  const [{ lines }] = await reads.query('SELECT count(*)::int AS lines FROM ledger_line');
  const { sums } = await app.get(LedgerProof, { strict: false }).prove();
  return {
    lines,
    sums: sums.map((/** @type {{ sum: bigint, wrong: number }} */ { sum, wrong }) => ({ sum: String(sum), wrong })),
  };
}

function sides() {
  const from = account();
  for (let to = account(); ; to = account()) if (to !== from) return { from: available(from), to: available(to) };
}
