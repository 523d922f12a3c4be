import { Injectable } from '@nestjs/common';
import type { FoundElsewhere, Tx } from '#database';
import { type SealedColumn, Vault } from '#vault';
import { type NamedKind, NamePrint } from './name-print.entity.js';
import { comparableName } from './words.js';

export interface NamedRow {
  readonly organizationId: string;
  readonly id: string;
  readonly names: readonly (string | undefined)[];
}

/** Of no organization: people of the staff look for a name among those of all, of which each has a key of its own. */
const place: SealedColumn = {
  organizationId: '00000000-0000-0000-0000-000000000000',
  table: 'name_print',
  column: 'print',
};

/** Enough that a search hardly ever finds somebody else. */
const printBytes = 9;

const forgetOthers = 'DELETE FROM name_print WHERE organization_id = $1 AND id = $2 AND print <> ALL ($3)';
const keepThese = `
  INSERT INTO name_print (organization_id, id, kind, print) SELECT $1, $2, $3, unnest($4::bytea[]) ON CONFLICT DO NOTHING`;

/** Finds rows by names that the database cannot read: by whole names, whatever the order and the accents. */
@Injectable()
export class Names {
  constructor(private readonly vault: Vault) {}

  /** Of rows that are new. */
  async keep(tx: Tx, kind: NamedKind, rows: readonly NamedRow[]): Promise<void> {
    for (const { organizationId, id, names } of rows)
      for (const print of await this.prints(tx, names)) tx.insert(NamePrint, { organizationId, id, kind, print });
  }

  /** In place of those that were kept of it. */
  async replace(tx: Tx, kind: NamedKind, { organizationId, id, names }: NamedRow): Promise<void> {
    const prints = await this.prints(tx, names);
    tx.write(forgetOthers, [organizationId, id, prints]);
    tx.write(keepThese, [organizationId, id, kind, prints]);
  }

  async toFind(kind: NamedKind, name: string): Promise<FoundElsewhere | undefined> {
    const comparable = comparableName(name);
    const fingerprint = comparable === '' ? undefined : await this.vault.fingerprintToFind(place, comparable);
    if (fingerprint === undefined) return undefined;
    const print = fingerprint.subarray(0, printBytes);
    return { from: 'name_print', where: (given) => `kind = ${given(kind)} AND print = ${given(print)}` };
  }

  private async prints(tx: Tx, names: readonly (string | undefined)[]): Promise<Buffer[]> {
    const comparable = new Set(names.map((name) => comparableName(name ?? '')).filter((name) => name !== ''));
    if (comparable.size === 0) return [];
    const fingerprint = await this.vault.fingerprints(tx, place);
    return [...comparable].map((name) => fingerprint(name).subarray(0, printBytes));
  }
}
