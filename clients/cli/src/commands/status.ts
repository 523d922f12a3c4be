import { ApiError } from '../../../typescript/src/index.js';
import type { Command } from '../command/command.js';

/** What a key may not read, or what there is not in live, is left out. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((failure: unknown) => {
    if (failure instanceof ApiError && [403, 404].includes(failure.status)) return undefined;
    throw failure;
  });
}

export const status: Command = {
  name: 'status',
  summary: 'Who is logged in, and how Gatehouse is.',
  examples: [{ line: 'gatehouse status --json', about: 'for a program' }],
  run: async ({ output, profile, operator, gatehouse, signal }) => {
    const health = await operator().download('/health/ready', { signal });
    const mode = health.headers.get('gatehouse-mode') ?? 'unknown';
    await health.body?.cancel();
    const owner =
      profile.key === undefined
        ? undefined
        : await unlessRefused(gatehouse().get('/organizations/current', { signal }));
    const clock = await unlessRefused(operator().get('/sandbox/clock', { signal }));
    const position =
      profile.key === undefined ? undefined : await unlessRefused(gatehouse().events.lastPosition(signal));
    const now = { url: profile.url, mode, organization: owner, clock: clock?.now, lastPosition: position };
    output.value(now, {
      Gatehouse: `${profile.url} (${mode})`,
      ...(owner === undefined ? {} : { Organization: `${owner.name} (${owner.id})` }),
      ...(profile.operatorKey === undefined ? {} : { Operator: 'its key is kept here, too' }),
      ...(clock === undefined ? {} : { Clock: clock.now }),
      ...(position === undefined ? {} : { Events: `${position}` }),
    });
  },
};
