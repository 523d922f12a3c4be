import { Injectable } from '@nestjs/common';
import { type FilterQuery, type Page, type StaffScope, rolesGrant } from '#contracts';
import { type Asked, type FoundElsewhere, type ListedTable, Reads } from '#database';
import { type NamedKind, Names } from '#names';
import { notDeleted } from '#standing';
import { type Caller, isOfHouse, seenBy } from '../keys/caller.js';

export interface SeenTable<E extends object = object> extends ListedTable<E> {
  /** What can no longer be opened once its organization is erased, and is then as good as none. */
  readonly isSealed?: boolean;
  /** `q` may be a name, too; of the staff by those who may read it, as an answer would tell that it is there. */
  readonly names?: { readonly kind: NamedKind; readonly staff: StaffScope };
  /** SQL without parameters that holds for every row of it that is shown. */
  readonly condition?: string;
}

interface Row {
  readonly id: string;
  readonly updatedAt?: Date;
}

/** Rows as a caller sees them: an organization its own, people of the staff and the operator those of all. */
@Injectable()
export class SeenRows {
  constructor(
    private readonly reads: Reads,
    private readonly names: Names,
  ) {}

  /** `equals` by the names of columns. */
  async list<E extends Row>(
    caller: Caller,
    table: SeenTable<E>,
    equals: Readonly<Record<string, string | undefined>>,
    query: Pick<FilterQuery, 'organizationId'> & Asked,
  ): Promise<Page<E>> {
    const seen = seenBy(caller, query.organizationId);
    if (seen === undefined) return { results: [] };
    const { elsewhere = [] } = query;
    const asked = { ...query, elsewhere: [...elsewhere, ...(await this.byName(caller, table, query.q))] };
    return this.reads.list(table, { organization_id: seen.organizationId, ...equals }, asked, hiding(caller, table));
  }

  private async byName(caller: Caller, { names }: SeenTable, q: string | undefined): Promise<FoundElsewhere[]> {
    if (names === undefined || q === undefined) return [];
    if (caller.kind === 'staff' && !rolesGrant(caller.roles, names.staff)) return [];
    const found = await this.names.toFind(names.kind, q);
    return found === undefined ? [] : [found];
  }

  /** One of another organization is as good as none. */
  async one<E extends Row>(
    caller: Caller,
    table: SeenTable<E>,
    id: string,
    equals: Readonly<Record<string, string | undefined>> = {},
  ): Promise<E | undefined> {
    const owner = { organization_id: seenBy(caller)?.organizationId };
    const page = await this.reads.list(table, { ...owner, id, ...equals }, { limit: 1 }, hiding(caller, table));
    return page.results[0];
  }
}

function hiding(caller: Caller, { name, isSealed = false, condition = 'true' }: SeenTable): string {
  return isSealed && isOfHouse(caller) ? `${condition} AND ${notDeleted(name)}` : condition;
}

/** To whom sees the rows of many, it is said whose each is. */
export function ownerShown(caller: Caller, row: { readonly organizationId: string }): { organizationId?: string } {
  return isOfHouse(caller) ? { organizationId: row.organizationId } : {};
}
