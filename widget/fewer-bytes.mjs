// Plugins of the build that write the same in fewer bytes, or in an order of which gzip makes more.

/**
 * Puts modules that resemble each other side by side, since gzip remembers 32 kB: style sheets, then functions, then
 * the elements, which need both.
 */
export function sideBySide(RolldownMagicString) {
  return {
    name: 'side-by-side',
    renderChunk(code, { name }) {
      if (name === 'core') return undefined;
      const text = new RolldownMagicString(code);
      const regions = [...code.matchAll(/^\/\/#region [^]*?^\/\/#endregion$/gm)];
      const isSheet = ([region]) => /^.*\.styles\.ts\n/.test(region);
      const isElement = ([region]) => /\bextends\b|\bpart="/.test(region);
      const [first] = regions.filter(isElement);
      if (first === undefined) return undefined;
      const others = regions.filter((region) => !isElement(region));
      for (const region of [...others.filter(isSheet), ...others.filter((other) => !isSheet(other))])
        text.move(region.index, region.index + region[0].length, first.index);
      return { code: text };
    },
  };
}

/** Sends tables by column: a cell resembles those above it more than those beside it. */
export function columnsOfTables(RolldownMagicString) {
  const columnsModule = '\0columns';
  return {
    name: 'columns-of-tables',
    resolveId: (path) => (path === columnsModule ? path : undefined),
    load: (id) => (id === columnsModule ? { code: rowsOf, moduleType: 'js' } : undefined),
    transform: {
      filter: { id: /vocabulary\/(tax-numbers|addresses-postal-codes)/, code: /TaxNumberRow\[\] = \[|postalCodes: / },
      handler: async (code) => {
        const [{ 0: table, index }] = code.matchAll(/(?<= = )[[{]\n[^]*?\n[\]}](?=;)/g);
        const [, value] = await exportedBy(`export default ${table}`);
        const written = Array.isArray(value)
          ? `rowsOf(${columnsOf(value)})`
          : // By their first column, which then repeats itself.
            `Object.fromEntries(rowsOf(${columnsOf(rowsByName(value))}).map(([name, ...row]) => [name, row]))`;
        const text = new RolldownMagicString(code).overwrite(index, index + table.length, written);
        return { code: text.prepend(`import { rowsOf } from '${columnsModule}';\n`) };
      },
    },
  };
}

const rowsOf = `export function rowsOf(table) {
  const columns = table.split('\\n').map((column) => column.split('~'));
  return columns[0].map((_, row) => columns.map((column) => column[row]));
}`;

function columnsOf(rows) {
  if (rows.flat().some((cell) => /[~\n]/.test(cell))) throw new Error('A cell has what divides cells');
  return JSON.stringify(rows[0].map((_, column) => rows.map((row) => row[column]).join('~')).join('\n'));
}

function rowsByName(table) {
  const rows = Object.entries(table).map(([name, row]) => [name, ...row]);
  return rows.sort(([, one], [, other]) => (one < other ? -1 : Number(one > other)));
}

/** The name and the value of what a module exports that imports nothing. */
async function exportedBy(code) {
  return Object.entries(await import(`data:text/javascript,${encodeURIComponent(code)}`))[0];
}

/** Removes the white space of templates and style sheets that has no effect, but many bytes. */
export function closeTemplates(RolldownMagicString) {
  return {
    name: 'close-templates',
    transform: {
      filter: { id: /widget\/src\/.*\.ts$/ },
      handler: (code) => {
        const text = new RolldownMagicString(code);
        for (const { 1: sheet, index } of code.matchAll(/(?<=\bcss`)([^`]*)(?=`)/g))
          text.overwrite(index, index + sheet.length, closedSheet(sheet));
        const sheets = [...code.matchAll(/\bcss`[^`]*`/g)].map(({ 0: all, index }) => [index, index + all.length]);
        const blank = /(?<=>)\n\s+(?=<)|(?<=\})\n\s+(?=<\/)|(?<=<[a-z][^<>/]*>)\n\s+(?=\$\{)|(?<=\n)[^\S\n]+/g;
        for (const { 0: space, index } of code.matchAll(blank))
          if (!sheets.some(([from, to]) => index >= from && index < to)) text.remove(index, index + space.length);
        // Only attributes are written so: statements have a space before their sign.
        for (const { index } of code.matchAll(/\n(?= *(?:[?.@]?[a-z-]+="?[^ =]|\/?>))/g))
          text.overwrite(index, index + 1, ' ');
        return { code: text };
      },
    },
  };
}

/** A colon followed by a space stands in declarations only. */
function closedSheet(sheet) {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(/\b0(?=\.\d)/g, '')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}
