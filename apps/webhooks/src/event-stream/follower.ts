import type { EventCategory, EventType } from '#contracts';
import type { EventRow } from '#events';
import type { EventLog } from '../event-log/event.reading.js';
import type { StreamConnection } from './stream-connection.js';

export interface Followed {
  /** Of all where there is none. */
  readonly organizationId: string | undefined;
  readonly categories: readonly EventCategory[] | undefined;
  readonly type: EventType | undefined;
  readonly resourceId: string | undefined;
}

/** What it began with: it ends with these, or at a time. */
export interface Access {
  readonly ids: readonly string[];
  readonly until: Date | undefined;
}

interface Surroundings {
  readonly log: EventLog;
  /** How far the tail has come in the log of an organization. */
  readonly headOf: (organizationId: string) => number;
  readonly shown: (row: EventRow) => string;
  readonly failed: (cause: unknown) => void;
}

/** News of one log: its events after `known`, or none where they have to be read. */
export interface News {
  readonly organizationId: string;
  readonly known: number;
  readonly events: readonly EventRow[] | undefined;
}

const readAtOnce = 100;

/**
 * One who follows. It is told what is new by the tail of the log; what it has not had, because it came later or was too slow, it
 * reads for itself, as fast as it takes it: so it holds one page at most.
 */
export class Follower {
  /** Logs of which there is something to read, and after which position. While there is one, what is new waits. */
  private readonly behind = new Map<string, number>();
  /** Where it has read further than the tail had come. */
  private readonly ahead = new Map<string, number>();
  /** Also while it is not known where it begins. */
  private reading = true;
  private hasBegun = false;
  /** Once what is left of these logs has been read, all that was committed before the snapshot has been written. */
  private catchingUp: { readonly snapshot: string; readonly left: Set<string> } | undefined;

  constructor(
    readonly followed: Followed,
    readonly access: Access,
    readonly connection: StreamConnection,
    private readonly around: Surroundings,
    private id: string,
  ) {}

  /** After it has joined the tail: what is new meanwhile is read, too. */
  begin(behind: ReadonlyMap<string, number>, id = this.id): void {
    for (const [organizationId, position] of behind)
      this.behind.set(organizationId, Math.min(position, this.behind.get(organizationId) ?? position));
    this.id = id;
    this.hasBegun = true;
    this.reading = false;
    this.readOn();
  }

  take({ organizationId, known, events }: News): void {
    if (this.behind.has(organizationId)) return;
    const from = Math.max(known, this.ahead.get(organizationId) ?? 0);
    if (from === known) this.ahead.delete(organizationId);
    if (this.reading || events === undefined || this.connection.isFull) this.behind.set(organizationId, from);
    else this.write(events.filter(({ position }) => (position ?? 0) > from));
    if (this.behind.size > 0) this.readOn();
  }

  /** All that was committed before has been written, or is among what is still to be read. */
  reached(snapshot: string): void {
    if (this.followed.organizationId !== undefined || !this.hasBegun) return;
    if (this.behind.size > 0) this.catchingUp ??= { snapshot, left: new Set(this.behind.keys()) };
    else if (!this.connection.isFull) this.moveTo(snapshot);
  }

  /** With where it is, so that one who was told nothing of late does not read all of that again. */
  beat(): void {
    this.connection.beat(`id: ${this.id}\n: all is well\n\n`);
  }

  private readOn(): void {
    if (this.reading || this.behind.size === 0 || !this.connection.isOpen) return;
    this.reading = true;
    this.read()
      .catch(this.around.failed)
      .finally(() => {
        this.reading = false;
        // Something may have come after the last look.
        this.readOn();
      });
  }

  private async read(): Promise<void> {
    for (;;) {
      await this.connection.drained();
      const [next] = this.behind;
      if (next === undefined || !this.connection.isOpen) return;
      const [organizationId, after] = next;
      const head = this.around.headOf(organizationId);
      const page = await this.around.log.read({ ...this.filters, organizationId, after, limit: readAtOnce });
      this.write(page);
      const isMore = page.length === readAtOnce;
      const last = page.at(-1)?.position ?? 0;
      this.goOn(organizationId, isMore ? last : Math.max(after, last, head), isMore);
    }
  }

  private goOn(organizationId: string, position: number, isMore: boolean): void {
    const head = this.around.headOf(organizationId);
    if (isMore || position < head) {
      this.behind.set(organizationId, position);
      return;
    }
    this.behind.delete(organizationId);
    if (position > head) this.ahead.set(organizationId, position);
    this.catchingUp?.left.delete(organizationId);
    if (this.catchingUp?.left.size === 0) this.moveTo(this.catchingUp.snapshot);
  }

  private moveTo(snapshot: string): void {
    this.catchingUp = undefined;
    if (this.id === snapshot) return;
    this.id = snapshot;
    this.connection.write(`id: ${snapshot}\n\n`);
  }

  private get filters(): Pick<Followed, 'type' | 'resourceId'> {
    return { type: this.followed.type, resourceId: this.followed.resourceId };
  }

  private write(rows: readonly EventRow[]): void {
    const isOfOne = this.followed.organizationId !== undefined;
    let text = '';
    for (const row of rows) {
      if (isOfOne) this.id = String(row.position);
      if (isFor(row, this.followed)) text += `${isOfOne ? `id: ${this.id}\n` : ''}data: ${this.around.shown(row)}\n\n`;
    }
    if (text !== '') this.connection.write(text);
  }
}

function isFor(row: EventRow, { categories, type, resourceId }: Followed): boolean {
  return (
    (categories?.includes(row.category) ?? true) &&
    (type ?? row.type) === row.type &&
    (resourceId ?? row.resourceId) === row.resourceId
  );
}
