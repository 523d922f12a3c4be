type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The folders of one app, one lib, one client, the widget or the console, row by row, as architecture.md shows them. */
export interface FolderTable {
  readonly source: string;
  readonly rows: readonly (readonly string[])[];
}

export const tableHead = '| folder | what is there |\n|---|---|\n';

/** A table is about the app or lib that was named last before it. */
export function tablesOf(document: string): readonly FolderTable[] {
  const parts = document.split(tableHead);
  return parts.slice(1).map((table, index) => {
    const named =
      [...(parts[index] ?? '').matchAll(/`((?:apps|libs|clients)\/[a-z-]+|widget|console)(?:\/src)?`/g)].at(-1)?.[1] ??
      '';
    const cells = /^(\|.*\n)*/.exec(table)?.[0].match(/^\| [^|]+/gm) ?? [];
    return { source: `${named}/src`, rows: cells.map((cell) => cell.match(/(?<=`)[a-z0-9-]+(?=`)/g) ?? []) };
  });
}

/** What imports a folder that is in no row above its own. */
export function wrongIn({ source, rows }: FolderTable, imports: Imports): string[] {
  return rows.flatMap((row, index) => {
    const above = rows.slice(0, index).flat();
    return row.flatMap((folder) =>
      [...(imports.get(`${source}/${folder}`) ?? [])]
        .filter((other) => other !== source && !above.includes(other.slice(source.length + 1)))
        .map((other) => `${source}/${folder} imports ${other}`),
    );
  });
}
