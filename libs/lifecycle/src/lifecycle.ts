import { IllegalTransition } from '#errors';

/** One line of a status table: from (null before it exists), the fact that happened, to. */
export type LifecycleRow = readonly [from: string | null, trigger: string, to: string];

type StatusOf<Rows extends readonly LifecycleRow[]> = Rows[number][2] | Exclude<Rows[number][0], null>;
type TriggerOf<Rows extends readonly LifecycleRow[]> = Rows[number][1];

export interface Lifecycle<Rows extends readonly LifecycleRow[] = readonly LifecycleRow[]> {
  readonly resource: string;
  readonly rows: Rows;
  readonly statuses: readonly StatusOf<Rows>[];
  readonly triggers: readonly TriggerOf<Rows>[];
  /** The status after the trigger, or `IllegalTransition` naming the resource. */
  next(from: StatusOf<Rows> | null, trigger: TriggerOf<Rows>, id?: string): StatusOf<Rows>;
  isTerminal(status: StatusOf<Rows>): boolean;
}

/** A status a table knows: `type OrganizationStatus = StatusIn<typeof organizationLifecycle>`. */
export type StatusIn<L> = L extends Lifecycle<infer Rows> ? StatusOf<Rows> : never;

/** Every table by its resource, for the documentation and the test that walks them all. */
export const knownLifecycles = new Map<string, Pick<Lifecycle, 'resource' | 'rows'>>();

export function lifecycle<const Rows extends readonly LifecycleRow[]>(resource: string, rows: Rows): Lifecycle<Rows> {
  type Status = StatusOf<Rows>;
  const statuses = [...new Set(rows.flatMap(([from, , to]) => (from === null ? [to] : [from, to])))] as Status[];
  const triggers = [...new Set(rows.map(([, trigger]) => trigger))] as TriggerOf<Rows>[];
  const moves = new Map<string, Status>();
  for (const [from, trigger, to] of rows) {
    const key = moveKey(from, trigger);
    if (moves.has(key)) throw new Error(`${resource}: two rows say what ${trigger} does to ${from ?? 'nothing'}`);
    moves.set(key, to);
  }
  refuseUnreachable(resource, rows, statuses);
  knownLifecycles.set(resource, { resource, rows });
  return {
    resource,
    rows,
    statuses,
    triggers,
    next(from, trigger, id) {
      const to = moves.get(moveKey(from, trigger));
      if (to === undefined) throw new IllegalTransition(resource, id, from, trigger);
      return to;
    },
    isTerminal: (status) => !rows.some(([from]) => from === status),
  };
}

function refuseUnreachable(resource: string, rows: readonly LifecycleRow[], statuses: readonly string[]): void {
  const reached = new Set<string | null>([null]);
  let before = 0;
  while (before < reached.size) {
    before = reached.size;
    for (const [from, , to] of rows) if (reached.has(from)) reached.add(to);
  }
  const lost = statuses.filter((status) => !reached.has(status));
  if (lost.length > 0) throw new Error(`${resource}: nothing leads to ${lost.join(', ')}`);
}

function moveKey(from: string | null, trigger: string): string {
  return `${from ?? ''}\u0000${trigger}`;
}
