import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { InspectLedger } from '../../libs/ledger/src/inspect-ledger.js';
import { SealLedger } from '../../libs/ledger/src/seal-ledger.js';
import { LedgerScene, credit } from './ledger-scene.js';

const day = 24 * 3_600;

let scene: LedgerScene;
beforeAll(async () => {
  scene = await LedgerScene.open();
});
afterAll(() => scene.gatehouse.stop());

test('days that are sealed while all lines are added up again are no fault', async () => {
  const { service } = scene.gatehouse;
  for (let round = 0; round < 20; round++) {
    for (let posted = 0; posted < 3; posted++) {
      await scene.post(randomUUID(), credit(randomUUID(), 5n));
      await scene.gatehouse.advance(day);
    }
    const inspect = service.get(InspectLedger);
    await Promise.all([service.get(SealLedger).run(), inspect.run(), inspect.run()]);
    const [inspection] = await scene.gatehouse.sql('SELECT wrong, found FROM ledger_inspection');
    expect(inspection).toEqual({ wrong: [], found: [] });
  }
}, 120_000);
