import type { EventType, Gatehouse, LoggedEvent, Schemas } from '../../../typescript/src/index.js';
import type { Command, Run } from '../command/command.js';
import { Failed, UsageError } from '../outcomes/outcomes.js';
import { shown } from './events.js';

const sender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const dollars = { tokenSymbol: 'USDC', exponent: 6, value: '100000000' } as const;
const withinMilliseconds = 60_000;
const lookMilliseconds = 200;

/** What happens when each is triggered: what a partner's own requests, or money from outside, would do. */
const triggers: Readonly<Partial<Record<EventType, (given: Run) => Promise<unknown>>>> = {
  tos_accepted: async ({ gatehouse, signal }) => {
    const { id: organizationId } = await gatehouse().get('/organizations/current', { signal });
    return gatehouse().post('/organizations/{organizationId}/terms-of-service/acceptances', {
      path: { organizationId },
      body: {},
      signal,
    });
  },
  account_credited: async (given) => {
    const { id: destinationAccountId, destinationToken } = await account(given);
    const amount = { ...dollars, tokenSymbol: destinationToken.symbol, blockchain: destinationToken.blockchain };
    const rail = { type: 'blockchain', amount, senderAddress: sender } as const;
    return given.gatehouse().post('/sandbox/payins', { body: { destinationAccountId, rail }, signal: given.signal });
  },
  payin_status_changed: async (given) => {
    const { signal } = given;
    const { id: destinationAccountId } = await account(given);
    const amount = { currencySymbol: 'BRL', value: '53500' } as const;
    const { id: payinId } = await given.gatehouse().post('/payins', {
      body: { destinationAccountId, payinDetails: { type: 'brl-pix', amount } },
      signal,
    });
    const rail = { type: 'brl-pix', amount, senderName: 'Ana Souza' } as const;
    return given.gatehouse().post('/sandbox/payins', { body: { payinId, rail }, signal });
  },
};

export const trigger: Command = {
  name: 'trigger',
  words: 'EVENT',
  firstWords: Object.keys(triggers),
  summary: `Lets it happen in the sandbox, for real: ${Object.keys(triggers).join(', ')}.`,
  examples: [
    {
      line: 'gatehouse trigger account_credited',
      about: 'tokens arrive at an account, which is opened where there is none',
    },
    { line: 'gatehouse trigger payin_status_changed', about: 'a payin is asked for and paid' },
  ],
  run: async (given) => {
    const [event = ''] = given.words;
    const happens = Object.hasOwn(triggers, event) ? triggers[event as EventType] : undefined;
    if (happens === undefined)
      throw new UsageError(
        `Of these events one can be triggered: ${Object.keys(triggers).join(', ')}. Others follow from a review, which is filled in at ${given.profile.url}/demo`,
      );
    const { output, gatehouse, signal } = given;
    const from = await gatehouse().events.lastPosition(signal);
    await output.during('Letting it happen', happens(given));
    const told = await output.during(
      `Waiting for ${event}`,
      first(gatehouse(), { from, type: event as EventType }, signal),
    );
    output.line(told, shown(told));
  },
};

async function first(
  gatehouse: Gatehouse,
  query: { from: number; type: EventType },
  signal: AbortSignal,
): Promise<LoggedEvent> {
  const limit = AbortSignal.timeout(withinMilliseconds);
  try {
    const following = { ...query, signal: AbortSignal.any([signal, limit]), everyMilliseconds: lookMilliseconds };
    return await next(gatehouse.events.follow(following));
  } catch (failure) {
    if (!limit.aborted) throw failure;
  }
  throw new Failed(`It was asked for, but no ${query.type} came within ${withinMilliseconds / 1000} seconds`);
}

/** Who is not told to end holds its stream open, and with it the process. */
async function next(events: AsyncGenerator<LoggedEvent, never>): Promise<LoggedEvent> {
  try {
    return (await events.next()).value;
  } finally {
    await events.return(undefined as never);
  }
}

/** One that can be used, whose wallet is made first where it is new. */
async function account(given: Run): Promise<Schemas['Account']> {
  const { output, signal, gatehouse } = given;
  const query = { status: 'ACTIVE', limit: 1 } as const;
  const [found] = (await gatehouse().get('/accounts', { query, signal })).results;
  if (found !== undefined) return found;
  const { id: accountId } = await gatehouse().post('/accounts', { body: { name: 'Command line' }, signal });
  return output.during('Opening an account', active(gatehouse(), accountId, signal));
}

async function active(gatehouse: Gatehouse, accountId: string, signal: AbortSignal): Promise<Schemas['Account']> {
  for (const begun = performance.now(); performance.now() < begun + withinMilliseconds;) {
    const found = await gatehouse.get('/accounts/{accountId}', { path: { accountId }, signal });
    if (found.status === 'ACTIVE') return found;
    await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  }
  throw new Failed(`The account ${accountId} is not yet active`);
}
