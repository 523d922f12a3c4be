/** Days as the person means them: from their beginning to their end, in their own zone. */
export function addPeriod(query: URLSearchParams, { searchParams: given }: URL): void {
  const from = momentOfDay(given.get('from'), 'T00:00:00');
  const to = momentOfDay(given.get('to'), 'T23:59:59.999');
  if (from !== undefined) query.set('createdFrom', from);
  if (to !== undefined) query.set('createdTo', to);
}

function momentOfDay(day: string | null, time: string): string | undefined {
  const moment = new Date(`${day ?? ''}${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
