const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date as publishers write it, as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; of a range its two years. What nobody can read says nothing. */
export function datesIn(text: string): string[] {
  const plain = text.trim().toLowerCase();
  const [iso] = /^\d{4}(-\d{2}(-\d{2})?)?(?=$|t| )/.exec(plain) ?? [];
  if (iso !== undefined && iso === plain) return [iso];
  if (iso !== undefined && iso.length === 10) return [iso];
  const [, day, month = '', year] = /^(?:(\d{1,2}) )?([a-z]{3})[a-z]* (\d{4})$/.exec(plain) ?? [];
  const number = months.indexOf(month) + 1;
  if (year !== undefined && number > 0)
    return [[year, two(number), ...(day === undefined ? [] : [two(Number(day))])].join('-')];
  return [...new Set(plain.match(/\b\d{4}\b/g) ?? [])].slice(0, 2);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
