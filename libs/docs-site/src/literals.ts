interface Notation {
  readonly indent: string;
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  /** How it writes `true`, `false` and `null`. */
  readonly words: Readonly<Record<string, string>>;
}

const typescript: Notation = {
  indent: '  ',
  text: (value) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : typescript.text(name)),
  words: {},
};

const python: Notation = {
  indent: '    ',
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  words: { true: 'True', false: 'False', null: 'None' },
};

/** A value as it is written in TypeScript, its lines after the first indented as deep as said. */
export function typescriptLiteral(value: unknown, depth = 0): string {
  return literal(value, typescript, depth);
}

export function pythonLiteral(value: unknown, depth = 0): string {
  return literal(value, python, depth);
}

function literal(value: unknown, notation: Notation, depth: number): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object' || value === null) {
    const json = JSON.stringify(value);
    return notation.words[json] ?? json;
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const items = isList
    ? value.map((item) => literal(item, notation, depth + 1))
    : Object.entries(value).map(([name, item]) => `${notation.key(name)}: ${literal(item, notation, depth + 1)}`);
  if (items.length === 0) return `${open ?? ''}${close ?? ''}`;
  const inside = notation.indent.repeat(depth + 1);
  return [open, ...items.map((item) => `${inside}${item},`), `${notation.indent.repeat(depth)}${close ?? ''}`].join(
    '\n',
  );
}
