import { isDeepStrictEqual } from 'node:util';
import { type Api, must } from '../service/api.js';
import type { Received } from './receiver.js';

/** An event as the log has it. */
export interface LoggedEvent {
  readonly position: number;
  readonly eventId: string;
  readonly eventCategory: string;
  readonly occurredAt: string;
  readonly sequence: number;
  readonly resourceId: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The whole log of an organization, from position 1 to its end. */
export async function eventLogOf(api: Api): Promise<LoggedEvent[]> {
  const log: LoggedEvent[] = [];
  for (;;) {
    const path = `/events?limit=100&after=${log.at(-1)?.position ?? 0}`;
    const page = must(await api.get(path), 200)['results'] as LoggedEvent[];
    if (page.length === 0) return log;
    log.push(...page);
  }
}

/** Whoever handles webhooks with care passes over what it knows: `webhook-id` is the same each time. */
export function handledOnce(taken: readonly Received[]): Received[] {
  const known = new Set<string | undefined>();
  return taken.filter(({ headers }) => {
    const id = headers['webhook-id'];
    const isNew = !known.has(id);
    known.add(id);
    return isNew;
  });
}

/** Where what was handled is another thing than the log: something is missing, too much, different, or in another order. */
export function hearingFaults(log: readonly LoggedEvent[], handled: readonly Received[]): string[] {
  const logged = new Map(log.map((event) => [event.eventId, event]));
  const heard = new Set(handled.map(({ envelope }) => envelope.eventId));
  return [
    ...log.flatMap(({ position }, index) => (position === index + 1 ? [] : [`${position} stands at ${index + 1}`])),
    ...log.flatMap((event) => (heard.has(event.eventId) ? [] : [`never heard: ${nameOf(event)}`])),
    ...handled.flatMap((received) => differences(received, logged.get(received.envelope.eventId))),
    ...orderFaults(log, 'the log'),
    ...orderFaults(
      handled.map(({ envelope }) => envelope),
      'what was heard',
    ),
  ];
}

/** How everything went from status to status, and how many went that way. */
export function waysIn(log: readonly LoggedEvent[]): Record<string, number> {
  const ways = new Map<string, string>();
  for (const { resourceId, payload } of log) {
    const { type, previousStatus, currentStatus } = {
      ...(payload['statusChangeDetails'] ?? {}),
      ...payload,
    } as Change;
    const from = previousStatus?.type ?? 'null';
    const before = ways.get(resourceId) ?? `${type}: ${from}`;
    if (currentStatus === undefined) ways.set(resourceId, type);
    else
      ways.set(
        resourceId,
        `${before.endsWith(` ${from}`) ? before : `${before}, then ${from}`} > ${currentStatus.type}`,
      );
  }
  const counts: Record<string, number> = {};
  for (const way of ways.values()) counts[way] = (counts[way] ?? 0) + 1;
  return counts;
}

interface Change {
  readonly type: string;
  readonly previousStatus?: { readonly type: string } | null;
  readonly currentStatus?: { readonly type: string };
}

type Told = Omit<LoggedEvent, 'position' | 'eventId'>;
type Named = Pick<LoggedEvent, 'eventId' | 'resourceId' | 'sequence' | 'payload'>;

function differences({ headers, envelope }: Received, event: LoggedEvent | undefined): string[] {
  if (event === undefined) return [`not in the log: ${nameOf(envelope)}`];
  if (headers['webhook-id'] !== event.eventId) return [`under another id: ${nameOf(event)}`];
  return isDeepStrictEqual(toldIn(envelope), toldIn(event)) ? [] : [`in other words: ${nameOf(event)}`];
}

/** What is about one resource is told as 1, 2, 3. */
function orderFaults(events: readonly Named[], where: string): string[] {
  const last = new Map<string, number>();
  return events.flatMap((event) => {
    const { resourceId, sequence } = event;
    const before = last.get(resourceId) ?? 0;
    last.set(resourceId, sequence);
    return sequence === before + 1 ? [] : [`after ${before} in ${where}: ${nameOf(event)}`];
  });
}

function toldIn({ eventCategory, occurredAt, sequence, resourceId, payload }: Told): Told {
  return { eventCategory, occurredAt, sequence, resourceId, payload };
}

function nameOf({ resourceId, sequence, payload }: Named): string {
  return `${String(payload['type'])} ${sequence} of ${resourceId}`;
}
