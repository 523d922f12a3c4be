import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { DataKeyRow } from './data-key.entity.js';
import { KeyWrapper } from './key-wrapper.js';
import { VaultCheckRow } from './vault-check.entity.js';

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export interface Rewrapped {
  readonly keys: number;
  /** Of these, the ones that another key had wrapped. */
  readonly changed: number;
}

/**
 * Wraps all data keys with the first master key, while Gatehouse goes on. What it has done stays done when it is
 * interrupted: the next run passes over it. What a process with another key first makes meanwhile may be left: the
 * next run finds it, and until then no process starts without that key.
 */
@Injectable()
export class RewrapDataKeys {
  constructor(
    private readonly wrapper: KeyWrapper,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async run(report: (soFar: Rewrapped) => void): Promise<Rewrapped> {
    let [keys, changed, after] = [0, 0, beforeAll];
    for (;;) {
      const rows = await this.pageFrom(after, keys === 0);
      const last = rows.at(-1);
      if (last === undefined) break;
      changed += await this.rewrap(rows);
      keys += rows.length;
      after = last.organizationId;
      report({ keys, changed });
    }
    await this.rewrapCheck();
    return { keys, changed };
  }

  /** The operator's organizations begin with the first id there is. */
  private pageFrom(organizationId: string, isFirst: boolean): Promise<DataKeyRow[]> {
    return this.reads.many(
      DataKeyRow,
      `SELECT * FROM data_key WHERE organization_id ${isFirst ? '>=' : '>'} $1 AND destroyed_at IS NULL ORDER BY organization_id LIMIT ${atOnce}`,
      [organizationId],
    );
  }

  /** A key that was destroyed since it was read stays so. */
  private async rewrap(rows: readonly DataKeyRow[]): Promise<number> {
    const stale = rows.filter(({ wrapped }) => !this.wrapper.isCurrent(wrapped));
    if (stale.length === 0) return 0;
    const again = await Promise.all(stale.map(({ wrapped }) => this.again(wrapped)));
    const changed = await this.unitOfWork.run((tx) =>
      tx.query(
        `UPDATE data_key SET wrapped = again.wrapped
         FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS again (organization_id, before, wrapped)
         WHERE data_key.organization_id = again.organization_id AND data_key.wrapped = again.before
         RETURNING data_key.organization_id`,
        [stale.map(({ organizationId }) => organizationId), stale.map(({ wrapped }) => wrapped), again],
      ),
    );
    return changed.length;
  }

  /** Last: until then, a process that has only the new key is told so when it starts. */
  private async rewrapCheck(): Promise<void> {
    for (const { name, sealed } of await this.reads.many(VaultCheckRow, 'SELECT * FROM vault_check', [])) {
      if (this.wrapper.isCurrent(sealed)) continue;
      const again = await this.again(sealed);
      await this.unitOfWork.run((tx) =>
        tx.query('UPDATE vault_check SET sealed = $2 WHERE name = $1 RETURNING name', [name, again]),
      );
    }
  }

  private async again(wrapped: Uint8Array): Promise<Buffer> {
    return this.wrapper.wrap(await this.wrapper.unwrap(wrapped));
  }
}
