import { Injectable } from '@nestjs/common';
import { type Tx, columnsAs } from '#database';
import { ScreeningEntry, type Subject, matchEntry } from '#screening';
import { Vault } from '#vault';
import { AttestedNames } from './attested-names.js';
import { type ScreeningHitView, hitView } from './hit.view.js';
import { ScreeningHit, placeOfNote } from './screening-hit.entity.js';

/** Hits as officers see them: what is alike is told from the names of both sides, as they are now. */
@Injectable()
export class ShowHits {
  constructor(
    private readonly names: AttestedNames,
    private readonly vault: Vault,
  ) {}

  /** Those whose entry is still on a list and whose subject still has a name. */
  async show(
    queries: Pick<Tx, 'many' | 'query'>,
    { organizationId, id: reviewId }: { readonly organizationId: string; readonly id: string },
    ids: readonly string[],
  ): Promise<ScreeningHitView[]> {
    if (ids.length === 0 || !(await this.names.isOpenable(organizationId))) return [];
    const hits = await queries.many(
      ScreeningHit,
      'SELECT * FROM screening_hit WHERE organization_id = $1 AND id = ANY($2) ORDER BY score DESC, id',
      [organizationId, ids],
    );
    const subjects = await this.subjects(queries, organizationId, [...new Set(hits.map(({ subjectId }) => subjectId))]);
    const entries = await entriesOf(queries, hits);
    const views = await Promise.all(
      hits.map(async (hit) => {
        const found = entries.get(keyOf(hit));
        const subject = subjects.get(hit.subjectId);
        if (found === undefined || subject === undefined) return [];
        const { listName, ...entry } = found;
        const match = matchEntry(subject, entry);
        return [hitView({ hit, reviewId, listName, entry, match, note: await this.note(hit) })];
      }),
    );
    return views.flat();
  }

  private async note({ organizationId, id, note }: ScreeningHit): Promise<string | undefined> {
    return note === null ? undefined : (await this.vault.open(placeOfNote(organizationId, id), note)).toString();
  }

  private async subjects(
    queries: Pick<Tx, 'many' | 'query'>,
    organizationId: string,
    subjectIds: readonly string[],
  ): Promise<Map<string, Subject>> {
    const rows = await this.names.latest(queries, organizationId, subjectIds);
    const opened = rows.map(async (row): Promise<[string, Subject]> => [row.subjectId, await this.names.open(row)]);
    return new Map(await Promise.all(opened));
  }
}

async function entriesOf(
  queries: Pick<Tx, 'many' | 'query'>,
  hits: readonly ScreeningHit[],
): Promise<Map<string, ScreeningEntry & { listName: string }>> {
  const columns = ['versionId', 'sourceId', 'kind', 'names', 'birthDates', 'countries', 'reason'] as const;
  const rows = await queries.query<ScreeningEntry & { listId: string; listName: string }>(
    `SELECT list.id AS "listId", list.name AS "listName", ${columnsAs(columns, 'entry')}
       FROM unnest($1::uuid[], $2::text[]) AS wanted (list_id, source_id) JOIN screening_list AS list ON list.id = wanted.list_id
       JOIN screening_entry AS entry ON entry.version_id = list.version_id AND entry.source_id = wanted.source_id`,
    [hits.map(({ listId }) => listId), hits.map(({ sourceId }) => sourceId)],
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function keyOf({ listId, sourceId }: { readonly listId: string; readonly sourceId: string }): string {
  return `${listId} ${sourceId}`;
}
