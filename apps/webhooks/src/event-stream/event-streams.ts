import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, EndedAccess, ownerShown, seenBy } from '#auth';
import { ResourceNotFound, ServiceUnavailable, ValidationFailed } from '#errors';
import type { EventRow } from '#events';
import { Loop } from '#jobs';
import { Clock, Log } from '#runtime';
import { EventLog } from '../event-log/event.reading.js';
import { eventView } from '../event-log/event.view.js';
import type { EventStreamQuery } from './event-stream.dto.js';
import { type Access, type Followed, Follower } from './follower.js';
import { LogGrowth } from './log-growth.reading.js';
import { LogTail } from './log-tail.js';
import { Places } from './places.js';
import { StreamConnection } from './stream-connection.js';

const beatMilliseconds = 15_000;
const mostFollowers = 10_000;
const mostOfOneOrganization = 5_000;
/** A stream is no sign of a person: after the half hour that a session lasts without one, it has to begin anew. */
const longestOfPeopleMilliseconds = 30 * 60_000;

/** Opens streams of the event log, and ends them with the process, or with what their callers came in with. */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly shownToOwner = new WeakMap<EventRow, string>();
  private readonly shownToStaff = new WeakMap<EventRow, string>();
  private readonly places = new Places(mostFollowers, mostOfOneOrganization);
  private beating: Loop | undefined;
  private closing = false;

  constructor(
    private readonly tail: LogTail,
    private readonly growth: LogGrowth,
    private readonly eventLog: EventLog,
    private readonly ended: EndedAccess,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.ended.onEnded((id) => this.endWhere(({ access }) => id === undefined || access.ids.includes(id)));
    this.beating = new Loop({
      atLeastMilliseconds: beatMilliseconds,
      step: async () => this.beat(),
      failed: (cause) => this.log.warn({ err: cause }, 'could not see to the streams of events'),
    });
    this.clock.moved.onRaised(() => this.endWhere(({ access }) => this.isOver(access)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.endWhere(() => true);
    await this.beating?.stop();
  }

  async open(caller: Caller, query: EventStreamQuery, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { organizationId: wanted, categories, type, resourceId } = query;
    const seen = seenBy(caller, wanted);
    if (seen === undefined) throw new ResourceNotFound('organization', wanted);
    const followed: Followed = { organizationId: seen.organizationId, categories, type, resourceId };
    const from = lastEventId(request) ?? query.from;
    const giveBack = this.places.take(followed.organizationId);
    const { follower, start } = await this.join(caller, followed, from, reply).catch((cause: unknown) => {
      giveBack();
      throw cause;
    });
    follower.connection.onClosed(giveBack);
    if (request.method === 'HEAD') follower.connection.end();
    else await this.begin(follower, start).catch((cause: unknown) => this.failed(follower.connection, cause));
  }

  private async join(
    caller: Caller,
    followed: Followed,
    from: number | undefined,
    reply: FastifyReply,
  ): Promise<{ follower: Follower; start: number | undefined }> {
    const { organizationId } = followed;
    if (organizationId === undefined && from !== undefined && !(await this.growth.knows(String(from))))
      throw ValidationFailed.at('from', 'must be the id of a message of this stream, of all organizations');
    // Before it is answered: what happens once the answer has begun is told.
    const start = from ?? (await this.endOf(followed));
    const make = (snapshot: string): Follower => this.follower(caller, followed, reply, snapshot);
    return { follower: await this.tail.join(organizationId, make), start };
  }

  private follower(caller: Caller, followed: Followed, reply: FastifyReply, snapshot: string): Follower {
    const access = this.accessOf(caller);
    // Only who follows is ended: what ended since it was asked for would go on.
    if (this.closing || this.ended.hasEndedWithin(reply.elapsedTime, access.ids)) throw new ServiceUnavailable();
    const connection = new StreamConnection(reply);
    const around = {
      log: this.eventLog,
      headOf: this.tail.headOf,
      shown: (row: EventRow) => this.shown(caller, row),
      failed: (cause: unknown) => this.failed(connection, cause),
    };
    return new Follower(followed, access, connection, around, snapshot);
  }

  private async endOf({ organizationId }: Followed): Promise<number | undefined> {
    return organizationId === undefined ? undefined : this.growth.headOf(organizationId);
  }

  private async begin(follower: Follower, from: number | undefined): Promise<void> {
    const { organizationId } = follower.followed;
    if (organizationId !== undefined) {
      const position = from ?? 0;
      follower.begin(new Map([[organizationId, position]]), String(position));
    } else if (from === undefined) {
      follower.begin(new Map());
    } else {
      // Positions are of one organization: of all, it is told by a transaction how far a follower has come.
      const before = await this.growth.before(String(from));
      follower.begin(new Map(before.map((log) => [log.organizationId, log.position])), String(from));
    }
  }

  private failed(connection: StreamConnection, cause: unknown): void {
    this.log.warn({ err: cause }, 'a stream of events ends, as they cannot be read');
    connection.end();
  }

  private accessOf(caller: Caller): Access {
    if (caller.kind === 'operator') return { ids: [], until: undefined };
    if (caller.kind === 'organization') return { ids: [caller.keyId], until: caller.expiresAt ?? undefined };
    return {
      ids: [caller.sessionId, caller.staffId],
      until: new Date(this.clock.now().getTime() + longestOfPeopleMilliseconds),
    };
  }

  private beat(): number {
    for (const follower of this.tail.followers) follower.beat();
    this.endWhere(({ access }) => this.isOver(access));
    return beatMilliseconds;
  }

  private isOver({ until }: Access): boolean {
    return until !== undefined && until <= this.clock.now();
  }

  private endWhere(isOver: (follower: Follower) => boolean): void {
    for (const follower of this.tail.followers) if (isOver(follower)) follower.connection.end();
  }

  /** Written once, for however many. */
  private shown(caller: Caller, row: EventRow): string {
    const owner = ownerShown(caller, row);
    const known = owner.organizationId === undefined ? this.shownToOwner : this.shownToStaff;
    const text = known.get(row) ?? JSON.stringify({ ...eventView(row), ...owner });
    known.set(row, text);
    return text;
  }
}

/** As a browser sends it after a break. It counts before `from`, which is in an address that stays as it is. */
function lastEventId({ headers }: FastifyRequest): number | undefined {
  const text = headers['last-event-id'];
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text))
    throw ValidationFailed.at('Last-Event-ID', 'must be the id of a message of this stream');
  return Number(text);
}
