import type { ClientBase } from 'pg';

/** How statements travel on a connection. */
export interface Way {
  /** Sent before the statement of a unit of work, with the organization as its only value. */
  readonly preamble: { readonly name?: string; readonly text: string };
  /** Whether the connection keeps what was prepared on it. */
  readonly prepares: boolean;
}

export const limits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For the transaction alone: nothing of it is left on the connection, so nothing has to be put back. */
const organization = `set_config('gatehouse.organization', $1, true)`;

/** To PostgreSQL itself: limits and read-only are said once, when the connection begins. */
export const direct: Way = {
  preamble: { name: 'gatehouse_organization', text: `SELECT ${organization}` },
  prepares: true,
};

/** Through a pooler each transaction may get another connection, so it says everything itself. */
export function pooled({ isReading }: { readonly isReading: boolean }): Way {
  const settings = { ...limits, ...(isReading ? { transaction_read_only: 'on' } : {}) };
  const said = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return { preamble: { text: `SELECT ${[organization, ...said].join(', ')}` }, prepares: false };
}

const ways = new WeakMap<ClientBase, Way>();

export function travels(client: ClientBase, way: Way): void {
  ways.set(client, way);
}

export function wayOf(client: ClientBase): Way {
  return ways.get(client) ?? direct;
}
