// A process that decides transfers as services do, as it is told on standard input: a line for each, answered with its id.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Transfers, Wallets } from '#chains';
import { UnitOfWork } from '#database';
import { createApp, readConfig } from '#runtime';
import { AccountsModule } from '../../../dist/apps/accounts/src/accounts.module.js';

const app = await createApp({ config: readConfig(process.env, { name: 'source', port: 0 }), module: AccountsModule });
const [transfers, unitOfWork] = [app.get(Transfers, { strict: false }), app.get(UnitOfWork, { strict: false })];

const [blockchain] = process.env.RPC_URLS.split('=');
const { address } = await app.get(Wallets, { strict: false }).gasWallet(blockchain);
process.stdout.write(`${address}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const { payments, reason: given, ...request } = JSON.parse(line);
  const amounts = payments.map(({ destination, units }) => ({ destination, units: BigInt(units) }));
  const { mark = randomUUID(), since = Date.now() } = given ?? {};
  const reason = { mark, since: new Date(since) };
  const id = await unitOfWork.run((tx) =>
    transfers.request(tx, { ...request, token: 'USDC', blockchain, payments: amounts, reason }),
  );
  process.stdout.write(`${id}\n`);
}
await app.close();
process.exit(0);
