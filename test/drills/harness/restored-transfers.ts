import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChainScene } from './chain-scene.js';
import type { Faults } from './drill.js';
import type { Kill, Ran } from './every-point.js';
import { KilledTransfers } from './killed-transfer.js';

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
    const failure = await this.untilConfirmed(id).then(
      () => undefined,
      (cause: unknown) => cause as Error,
    );
    if (failure !== undefined) faults.add('marked failed', `${where}: ${failure.message}`);
    await this.examine(id, units, where, faults);
    return result;
  }

  private async untilKilledOrConfirmed(id: string): Promise<void> {
    const { scene } = this;
    while (scene.isWorking && (await this.statusOf(id)) !== 'confirmed') await this.goOn(id);
  }
}

function places({ postgres: { dataDir } }: ChainScene): { readonly data: string; readonly copy: string } {
  return { data: join(dataDir, 'postgres'), copy: join(dataDir, 'copy') };
}

/** As a base backup has it: what was committed, and nothing else. */
async function copied(scene: ChainScene): Promise<void> {
  const { data, copy } = places(scene);
  await scene.postgres.crash('SIGKILL');
  await rm(copy, { recursive: true, force: true });
  await cp(data, copy, { recursive: true, preserveTimestamps: true });
  await scene.postgres.open();
}

async function restore(scene: ChainScene): Promise<void> {
  const { data, copy } = places(scene);
  await scene.worker?.kill();
  await scene.postgres.crash('SIGKILL');
  await rm(data, { recursive: true });
  await cp(copy, data, { recursive: true, preserveTimestamps: true });
  await scene.postgres.open();
}
