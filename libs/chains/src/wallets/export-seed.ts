import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Clock } from '#runtime';
import { splitSeed } from '../keys/seed-halves.js';
import { WalletSeed } from './wallet-seed.js';

type Kept = (first: string, second: string) => Promise<void>;

/** Hands the seed out once, in two halves, for the day on which the database or the seed key is lost. */
@Injectable()
export class ExportSeed {
  constructor(
    private readonly seed: WalletSeed,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** It is recorded before anything is handed out. Where the halves could not be kept, there was no export. */
  async run({ again, keep }: { readonly again: boolean; readonly keep: Kept }): Promise<void> {
    const [row] = await this.reads.query<{ before: Date | null }>('SELECT exported_at AS before FROM wallet_seed');
    if (row === undefined) throw new Error('There is no seed yet: it is made with the first account.');
    const { before } = row;
    if (before !== null && !again)
      throw new Error(
        `The seed was exported at ${before.toISOString()}, and nothing was written now. Find those halves; if they are lost, export it --again, and think of the lost ones as found by somebody.`,
      );
    const halves = splitSeed(await this.seed.open());
    if (!(await this.record(before, this.clock.now())))
      throw new Error('The seed is being exported by somebody else at this moment. Nothing was written.');
    try {
      await keep(...halves);
    } catch (cause) {
      await this.unitOfWork.run((tx) => tx.write('UPDATE wallet_seed SET exported_at = $1', [before]));
      throw cause;
    }
  }

  private async record(before: Date | null, at: Date): Promise<boolean> {
    const recorded = await this.unitOfWork.run((tx) =>
      tx.query('UPDATE wallet_seed SET exported_at = $2 WHERE exported_at IS NOT DISTINCT FROM $1 RETURNING id', [
        before,
        at,
      ]),
    );
    return recorded.length > 0;
  }
}
