/** Columns as wide as what is in them. What a server says may hold signs that move the cursor: they are left out. */
export function tableOf(
  rows: readonly Readonly<Record<string, string>>[],
  { head = true }: { readonly head?: boolean } = {},
): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => names.map((name) => plain(row[name] ?? '')));
  const lines = head ? [names.map((name) => name.toUpperCase()), ...cells] : cells;
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function plain(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ');
}
