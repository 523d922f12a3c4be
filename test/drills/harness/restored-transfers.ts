import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults, Verdict } from './drill.js';
import { type Kill, type Ran, everyPoint } from './every-point.js';
import { KilledTransfers } from './killed-transfer.js';
import type { Stage } from './stage.js';
import type { WorkerScene } from './worker-scene.js';

/** At one of its messages the database is copied; the transfer goes on to its end; then that copy takes its place. */
export class RestoredTransfers extends KilledTransfers {
  async restored(number: number, kill: Kill, faults: Faults): Promise<Ran> {
    const { scene } = this;
    const { id, units } = await this.begin(number, kill);
    await this.untilKilledOrConfirmed(id);
    const result = scene.points.disarm();
    if (result.killed) {
      await copied(scene);
      await this.untilConfirmed(id);
      await restore(scene);
    }
    const where = `restored ${kill} ${result.seen.at(-1) ?? ''} (${number})`;
    await this.conclude(id, units, where, faults);
    return result;
  }

  /** The database is copied before there is the transfer: restored, it is decided once more for the same reason. */
  async restoredUndecided(faults: Faults): Promise<void> {
    const { scene } = this;
    const [units, reason] = [this.nextUnits(), { mark: randomUUID(), since: new Date().toISOString() }];
    await scene.worker?.kill();
    await copied(scene);
    await scene.startWorker();
    await this.untilConfirmed(await this.decide(units, reason));
    await restore(scene);
    await scene.startWorker();
    const id = await this.decide(units, reason);
    await this.conclude(id, units, 'restored before the decision', faults);
  }

  private async conclude(id: string, units: bigint, where: string, faults: Faults): Promise<void> {
    const failure = await this.untilConfirmed(id).then(
      () => undefined,
      (cause: unknown) => cause as Error,
    );
    if (failure !== undefined) faults.add('marked failed', `${where}: ${failure.message}`);
    await this.examine(id, units, where, faults);
  }

  private async untilKilledOrConfirmed(id: string): Promise<void> {
    const { scene } = this;
    while (scene.isWorking && (await this.statusOf(id)) !== 'confirmed') await this.goOn(id);
  }
}

/** Of a withdrawal. */
export async function restoredAtEveryPoint(
  transfers: RestoredTransfers,
  stage: Stage,
  faults: Faults,
): Promise<Verdict> {
  const { kills, messages } = await everyPoint((number, kill) => transfers.restored(number, kill, faults), stage);
  await transfers.restoredUndecided(faults);
  return faults.verdict(
    `the database copied before a withdrawal is decided, and just before and just after each of its messages, and restored once that was paid: ${kills} points enumerated (${messages}): sent twice: ${faults.of('sent twice')}, marked failed: ${faults.of('marked failed')}`,
    'sent twice: 0, marked failed: 0',
  );
}

function places({ postgres: { dataDir } }: WorkerScene): { readonly data: string; readonly copy: string } {
  return { data: join(dataDir, 'postgres'), copy: join(dataDir, 'copy') };
}

/** As a base backup has it: what was committed, and nothing else. */
async function copied(scene: WorkerScene): Promise<void> {
  const { data, copy } = places(scene);
  await scene.postgres.crash('SIGKILL');
  await rm(copy, { recursive: true, force: true });
  copyWhole(data, copy);
  await scene.postgres.open();
}

async function restore(scene: WorkerScene): Promise<void> {
  const { data, copy } = places(scene);
  await scene.worker?.kill();
  await scene.postgres.crash('SIGKILL');
  await rm(data, { recursive: true });
  copyWhole(copy, data);
  await scene.postgres.open();
}

/** With who owns what: as root, the server runs as another user. */
function copyWhole(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
