/** As in addresses: `2026-11`. */
export function monthOf(moment: string): string {
  return moment.slice(0, 7);
}

/** The first of them last, up to the later of now and what is known to have begun. */
export function monthsSince(first: string, known: string): readonly string[] {
  const last = [monthOf(new Date().toISOString()), monthOf(known)].toSorted().at(-1) ?? monthOf(known);
  const months: string[] = [];
  for (let month = monthOf(first); month <= last; month = after(month)) months.unshift(month);
  return months;
}

/** Its days, from the first to the last, in UTC. */
export function daysOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

export function monthText(locale: string, month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(first);
}

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number)).toISOString());
}
