const seconds: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 };

/** `'3 days'`, `'1 hour'`, or a number of seconds. */
export function secondsOf(duration: string | number): number {
  if (typeof duration === 'number') return duration;
  const [, count, unit = ''] = /^(\d+) (second|minute|hour|day|week)s?$/.exec(duration) ?? [];
  const each = seconds[unit];
  if (count === undefined || each === undefined)
    throw new TypeError(`${duration} is no time such as '3 days' or '1 hour'`);
  return Number(count) * each;
}
