import type { Tx } from '#database';
import type { ListFormat } from '../formats/read-list.js';
import type { EntryKind, ListedAddress, ListedAlias, ListedEntry } from '../lists/listed.js';
import { RefusedList } from '../lists/refused-list.js';
import { listedKeys, listedSounds } from '../names/keys.js';
import { slipsOf } from '../names/sound.js';
import { tokensOf } from '../names/tokens.js';
import { comparableAddress } from '../records/screening-address.entity.js';

interface NameRow {
  readonly sourceId: string;
  readonly kind: EntryKind;
  readonly text: string;
}

/** So many sounds are remembered as written: those of the most frequent words come again and again. */
const mostRemembered = 200_000;

/** The rows of one version of a list, some at a time. */
export class StagedBatch {
  private readonly written = new Set<string>();

  constructor(
    private readonly versionId: string,
    private readonly format: ListFormat,
    private readonly at: Date,
  ) {}

  async writeEntries(
    tx: Tx,
    entries: readonly ListedEntry[],
    firstOrdinal: number,
  ): Promise<{ entryCount: number; nameCount: number }> {
    if (entries.length === 0) return { entryCount: 0, nameCount: 0 };
    const rows = await tx.query<{ sourceId: string }>(
      `INSERT INTO screening_entry (version_id, source_id, kind, names, birth_dates, countries, reason)
       SELECT $1, x.* FROM jsonb_to_recordset($2::jsonb) AS x
         ("sourceId" text, kind text, names jsonb, "birthDates" text[], countries text[], reason text)
       ON CONFLICT DO NOTHING RETURNING source_id AS "sourceId"`,
      [this.versionId, JSON.stringify(entries)],
    );
    const isNew = new Set(rows.map(({ sourceId }) => sourceId));
    this.refuseRepeated(entries, isNew);
    const names = entries
      .filter(({ sourceId }) => isNew.delete(sourceId))
      .flatMap(({ sourceId, kind, names: texts }) => texts.map(({ text }) => ({ sourceId, kind, text })));
    await this.writeNames(tx, names, firstOrdinal);
    return { entryCount: rows.length, nameCount: names.length };
  }

  /** Returns how many. */
  async writeAliases(tx: Tx, aliases: readonly ListedAlias[], firstOrdinal: number): Promise<number> {
    const names: NameRow[] = [];
    for (const { line, sourceId, name } of aliases) {
      const [entry] = await tx.query<{ kind: EntryKind }>(
        `UPDATE screening_entry SET names = names || $3::jsonb WHERE version_id = $1 AND source_id = $2 AND jsonb_array_length(names) < 1000
         RETURNING kind`,
        [this.versionId, sourceId, JSON.stringify([name])],
      );
      if (entry === undefined)
        throw new RefusedList(line, `there is no entry ${sourceId} before it that takes one more name`);
      names.push({ sourceId, kind: entry.kind, text: name.text });
    }
    await this.writeNames(tx, names, firstOrdinal);
    return names.length;
  }

  /** Returns how many are new. */
  async writeAddresses(tx: Tx, addresses: readonly ListedAddress[]): Promise<number> {
    if (addresses.length === 0) return 0;
    const rows = addresses.map((row) => ({ ...row, address: comparableAddress(row.address) }));
    const written = await tx.query(
      `INSERT INTO screening_address (version_id, created_at, address, blockchain, reason)
       SELECT $1, $2, x.* FROM jsonb_to_recordset($3::jsonb) AS x (address text, blockchain text, reason text)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [this.versionId, this.at, JSON.stringify(rows)],
    );
    return written.length;
  }

  /** A list of one's own has no ids: rows that say the same are one. */
  private refuseRepeated(entries: readonly ListedEntry[], isNew: ReadonlySet<string>): void {
    if (this.format === 'csv' || isNew.size === entries.length) return;
    const seen = new Set<string>();
    for (const { line, sourceId } of entries) {
      if (!isNew.has(sourceId) || seen.has(sourceId)) throw new RefusedList(line, `the id ${sourceId} is there twice`);
      seen.add(sourceId);
    }
  }

  private async writeNames(tx: Tx, names: readonly NameRow[], firstOrdinal: number): Promise<void> {
    const sounds = new Set<string>();
    const rows = names.map(({ sourceId, kind, text }, index) => {
      const tokens = tokensOf(text, kind);
      for (const sound of listedSounds(tokens)) if (!this.written.has(sound)) sounds.add(sound);
      const words = tokens.map((token) => token.text).join(' ');
      return { ordinal: firstOrdinal + index, sourceId, words, keys: listedKeys(tokens) };
    });
    await tx.query(
      `INSERT INTO screening_name (version_id, ordinal, source_id, words, keys)
       SELECT $1, x.* FROM jsonb_to_recordset($2::jsonb) AS x (ordinal integer, "sourceId" text, words text, keys text[])`,
      [this.versionId, JSON.stringify(rows)],
    );
    await this.writeSounds(tx, sounds);
  }

  private async writeSounds(tx: Tx, sounds: ReadonlySet<string>): Promise<void> {
    const rows = [...sounds].flatMap((sound) => slipsOf(sound).map((slip) => [slip, sound] as const));
    await tx.query(
      `INSERT INTO screening_sound (slip, sound, version_id) SELECT slip, sound, $1 FROM unnest($2::text[], $3::text[]) AS x (slip, sound)
       ON CONFLICT DO NOTHING`,
      [this.versionId, rows.map(([slip]) => slip), rows.map(([, sound]) => sound)],
    );
    if (this.written.size > mostRemembered) this.written.clear();
    for (const sound of sounds) this.written.add(sound);
  }
}
