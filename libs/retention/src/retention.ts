/** Each in whole days. */
export interface Retention {
  readonly events: number;
  readonly deliveries: number;
  readonly idempotency: number;
}

/** At least: a month of events, which replays go back to; what retries of webhooks and of requests take. */
const least: Retention = { events: 31, deliveries: 8, idempotency: 1 };
const most = 36_500;
const byDefault: Retention = { events: 400, deliveries: 30, idempotency: 1 };

export function retention(text: string): Retention {
  const given: Partial<Record<keyof Retention, number>> = {};
  for (const part of text.split(/\s+/).filter((each) => each !== '')) {
    const [, name = '', days = ''] = /^([a-z]+)=(\d{1,6})d$/.exec(part) ?? [];
    if (name === 'ledger' || name === 'audit') throw new Error(`must not name ${name}, which is kept for good`);
    if (!isKept(name)) throw new Error(`must look like events=400d deliveries=30d idempotency=1d, not "${part}"`);
    if (name in given) throw new Error(`must name ${name} once`);
    if (Number(days) < least[name] || Number(days) > most)
      throw new Error(`must keep ${name} from ${least[name]}d to ${most}d, not ${days}d`);
    given[name] = Number(days);
  }
  return { ...byDefault, ...given };
}

function isKept(name: string): name is keyof Retention {
  return name in least;
}
