import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SignedTransaction, TokenOrder } from '../../../libs/chains/src/gateway/gateway.js';
import { disturbances } from '../../support/solana-node/server.js';
import { isWhole } from '../../support/run/sweep.js';
import { Scene, recipient } from './scene.js';

const units = 40n;

/** Pays one order as a worker would, and can be asked to look at any time. */
class Worker {
  readonly signed: SignedTransaction[] = [];
  isDone = false;

  constructor(
    readonly scene: Scene,
    readonly order: TokenOrder,
  ) {}

  async look(): Promise<void> {
    if (this.signed.length === 0) return this.signNext();
    const outcome = await this.scene.outcome(this.order, ...this.signed);
    this.isDone = outcome.state === 'final';
    if (outcome.state === 'signAgain') await this.signNext();
    if (outcome.state === 'missing') await this.broadcastAll();
  }

  /** All of them, the expired ones too: whoever has seen one can hand it over at any time. */
  async broadcastAll(): Promise<void> {
    for (const each of this.signed) await this.scene.gateway.broadcast(each);
  }

  private async signNext(): Promise<void> {
    this.signed.push(await this.scene.signed(this.order, this.signed));
  }
}

/** What may happen between two looks of a worker, in any order. A look may fail, as everything that it asks for may. */
const happenings: Readonly<Record<string, (worker: Worker) => unknown>> = {
  look: (worker) => worker.look(),
  handedOver: (worker) => worker.broadcastAll(),
  dropped: ({ scene }) => scene.ledger.dropPending(),
  oneBlock: ({ scene }) => scene.ledger.mine(),
  someBlocks: ({ scene }) => scene.ledger.mine(20),
  manyBlocks: ({ scene }) => scene.ledger.mine(170),
  emptySlots: ({ scene }) => scene.ledger.skipSlots(3),
  gone: async (worker) => {
    worker.scene.node.disturb('*', disturbances.hangsUp);
    await worker.look().catch(() => undefined);
    worker.scene.node.calm();
  },
  // Another node behind the same URL, which has not seen the last blocks and knows none of the transactions.
  behind: async (worker) => {
    const { ledger, node } = worker.scene;
    const value = worker.signed.map(() => null);
    node.disturb('getSignatureStatuses', () => ({ context: { slot: ledger.finalized.slot - 1 }, value }));
    await worker.look().catch(() => undefined);
    node.calm();
  },
  withoutHistory: async (worker) => {
    const { ledger } = worker.scene;
    ledger.firstAvailable = ledger.tip.slot;
    await worker.look().catch(() => undefined);
    ledger.firstAvailable = 0;
  },
};
const lives = fc.array(fc.constantFrom(...Object.keys(happenings), 'look', 'manyBlocks'), {
  minLength: 10,
  maxLength: 40,
});

test('whatever happens, and in whatever order, an order is paid once', async () => {
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const scene = await Scene.open();
      scene.ledger.finalityLag = 5;
      const worker = new Worker(scene, scene.order(units));
      for (const happening of life) {
        await happenings[happening]?.(worker);
        expect([0n, units]).toContain(await scene.received(recipient));
      }
      for (let rounds = 0; !worker.isDone && rounds < 400; rounds += 1) {
        await worker.look();
        scene.ledger.mine();
      }
      scene.ledger.mine(10);
      expect(worker.isDone).toBe(true);
      expect(await scene.received(recipient)).toBe(units);
      expect(worker.signed.filter(({ hash }) => scene.ledger.located(hash) !== undefined)).toHaveLength(1);
      signed = Math.max(signed, worker.signed.length);
      await scene.node.stop();
    }),
    { numRuns: isWhole ? 40 : 25 },
  );
  // Otherwise the lives would be too easy.
  expect(signed).toBeGreaterThan(2);
});
