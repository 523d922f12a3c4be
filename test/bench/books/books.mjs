import 'reflect-metadata';
import { join } from 'node:path';
import { answering } from '../harness/side-process.mjs';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist');
const { createApp, readConfig } = await import(join(dist, 'libs/runtime/src/index.js'));
const { Reads, UnitOfWork } = await import(join(dist, 'libs/database/src/index.js'));
const { Ledger, LedgerHistory, LedgerProof } = await import(join(dist, 'libs/ledger/src/index.js'));
const { SealLedger } = await import(join(dist, 'libs/ledger/src/seal-ledger.js'));
const { InspectLedger } = await import(join(dist, 'libs/ledger/src/inspect-ledger.js'));
const { Reconciliations, Wallets } = await import(join(dist, 'libs/chains/src/index.js'));
const { ReconcileChains } = await import(join(dist, 'libs/chains/src/reconciliation/reconcile-chains.js'));
const { AccountsModule } = await import(join(dist, 'apps/accounts/src/accounts.module.js'));

// Its own migrations make the tables, and nothing of it works in the background.
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: AccountsModule });
await app.init();
const of = (/** @type {any} */ provider) => app.get(provider, { strict: false });

// The seed is made before there are wallets.
await of(Wallets).gasWallet('POLYGON');

/** @template T @param {() => Promise<T>} work @returns {Promise<{ seconds: number, result: T }>} */
async function timed(work) {
  const begun = performance.now();
  const result = await work();
  return { seconds: (performance.now() - begun) / 1_000, result };
}

answering(async (question) => {
  if (question.seal === true) return { seconds: (await timed(() => of(SealLedger).run())).seconds };
  if (question.prove === true) {
    const { seconds, result } = await timed(() => of(LedgerProof).prove());
    return { seconds, wrong: result.wrong.length };
  }
  if (question.inspect === true) {
    const { seconds } = await timed(() => of(InspectLedger).run());
    const { wrong } = await of(LedgerProof).prove();
    return { seconds, wrong: wrong.length };
  }
  if (question.reconcile === true) return reconciled();
  return balances(question);
});

async function reconciled() {
  const { id } = await of(UnitOfWork).run(async (/** @type {any} */ tx) => of(Reconciliations).begin(tx));
  const { seconds } = await timed(() => of(ReconcileChains).run(id));
  const chains = await of(Reads).query(
    'SELECT blockchain, wallets, differences, unsettled, failure FROM reconciled_chain WHERE reconciliation_id = $1',
    [id],
  );
  return { seconds, chains };
}

/** Of some accounts one after the other, now and at a date, in turns. @param {{ balances: string[], rounds: number, organization: string }} of */
async function balances({ balances: ids, rounds, organization: organizationId }) {
  const at = new Date(Date.now() - 100.3 * 24 * 60 * 60 * 1_000);
  const each = async (/** @type {(id: string) => Promise<unknown>} */ read) =>
    ids.length /
    (
      await timed(async () => {
        for (const id of ids) await read(id);
      })
    ).seconds;
  const [now, then] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const ofNow = await each((id) => of(Ledger).balances([{ organizationId, id }]));
    const ofThen = await each((id) => of(LedgerHistory).balancesAt({ organizationId, id }, at));
    // The first round is for warming up.
    if (round > 0) now.push(1 / ofNow);
    if (round > 0) then.push(1 / ofThen);
  }
  return { now, then };
}
