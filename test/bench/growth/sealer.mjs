// Seals as Gatehouse does what a list of payins shows: of rows that were filled in past it.
import 'reflect-metadata';
import { join } from 'node:path';
import { answering } from '../harness/side-process.mjs';

const load = (/** @type {string} */ path) => import(join(process.env.BENCH_ROOT ?? '', 'dist', path));
const { createApp, readConfig } = await load('libs/runtime/src/index.js');
const { UnitOfWork } = await load('libs/database/src/index.js');
const { PayinsModule } = await load('apps/payins/src/payins.module.js');
const { SealedPayins } = await load('apps/payins/src/records/payin.sealed.js');
const { Payin } = await load('apps/payins/src/records/payin.entity.js');

const config = readConfig({ ...process.env, LOG_LEVEL: 'error', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: PayinsModule });
const unitOfWork = app.get(UnitOfWork, { strict: false });
const sealed = app.get(SealedPayins);

const senderAccountNumber = '2850590940090418135201';
const details = {
  ...{ type: 'ars-bank-transfer', amount: { currencySymbol: 'ARS', value: '150000' } },
  ...{ accountNumber: senderAccountNumber, expiresInSeconds: 300 },
};
const sender = { type: 'ars-bank-transfer', senderAccountNumber, senderName: 'Ana Pérez' };

answering(async ({ organizationId, ids }) => {
  await unitOfWork.run(async (/** @type {any} */ tx) => {
    for (const id of ids) {
      const key = { organizationId, id };
      const changes = {
        details: await sealed.sealDetails(tx, key, details),
        sender: await sealed.sealSender(tx, key, sender),
      };
      await tx.update(Payin, key, changes);
    }
  });
  return {};
});
