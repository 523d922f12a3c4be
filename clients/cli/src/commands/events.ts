import type { EventType, LoggedEvent } from '../../../typescript/src/index.js';
import { type Command, type Run, textOf, wholeNumber } from '../command/command.js';
import { limit, limitOf, listed } from './listed.js';

export const events: Command = {
  name: 'events',
  summary: 'The newest events of the organization, or those to come.',
  options: {
    follow: { type: 'boolean', about: 'go on with what happens' },
    from: { type: 'string', value: 'POSITION', about: 'those after this position' },
    type: { type: 'string', value: 'TYPE', about: 'only this payload type, such as payin_status_changed' },
    limit,
  },
  examples: [
    { line: 'gatehouse events', about: 'the newest 20' },
    { line: 'gatehouse events --follow --json | jq .payload', about: 'what happens, for a program' },
    { line: 'gatehouse events --from 0 --type tos_accepted', about: 'the first of one type' },
  ],
  run: async (given) => {
    const { output, signal, gatehouse } = given;
    const { events: log } = gatehouse();
    const query = { from: await startOf(given), signal, ...typeOf(given) };
    if (given.options['follow'] === true) {
      for await (const event of log.follow({ ...query, onTrouble: ({ message }) => output.note(message) }))
        output.line(event, shown(event));
      return;
    }
    output.list(await listed(given, log.list(query)), rowOf);
  },
};

async function startOf(given: Run): Promise<number> {
  const from = wholeNumber(given, 'from');
  if (from !== undefined) return from;
  const last = await given.gatehouse().events.lastPosition(given.signal);
  return given.options['follow'] === true ? last : Math.max(0, last - limitOf(given));
}

/** A type that this version does not know is for the server to judge. */
export function typeOf(given: Run): { type?: EventType } {
  const type = textOf(given, 'type');
  return type === undefined ? {} : { type: type as EventType };
}

function rowOf(event: LoggedEvent): Record<string, string> {
  return {
    position: String(event.position),
    at: event.occurredAt,
    type: event.payload.type,
    resource: event.resourceId,
  };
}

export function shown(event: LoggedEvent): string {
  return Object.values(rowOf(event)).join('  ');
}
