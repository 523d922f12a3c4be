import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, deleteInBatches } from '#database';

const tables = ['screening_name', 'screening_sound', 'screening_entry', 'screening_address'];

/** Which version holds. The row of a version is what the import that ends and what gives it up have to pass one by one. */
@Injectable()
export class Versions {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** False where it was given up meanwhile. */
  async begin(tx: Tx, id: string): Promise<boolean> {
    const text = "UPDATE screening_version SET state = 'live' WHERE id = $1 AND state = 'staged' RETURNING 1";
    return (await tx.query(text, [id])).length > 0;
  }

  async end(tx: Tx, id: string): Promise<void> {
    await tx.query("UPDATE screening_version SET state = 'over' WHERE id = $1", [id]);
  }

  /** Deletes what began before and never held; an import that goes on began later. */
  async forgetBefore(startedBefore: Date): Promise<void> {
    const left = await this.reads.query<{ id: string }>(
      "SELECT id FROM screening_version WHERE state <> 'live' AND started_at < $1",
      [startedBefore],
    );
    for (const { id } of left) await this.forget(id);
  }

  /** Deletes one, unless it holds. */
  async forget(id: string): Promise<void> {
    const isOver = await this.unitOfWork.runSeparately(async (tx) => {
      const text = "UPDATE screening_version SET state = 'over' WHERE id = $1 AND state <> 'live' RETURNING 1";
      return (await tx.query(text, [id])).length > 0;
    });
    if (!isOver) return;
    for (const table of tables) await deleteInBatches(this.unitOfWork, table, 'version_id = $1', [id]);
    await deleteInBatches(this.unitOfWork, 'screening_version', 'id = $1', [id]);
  }
}
