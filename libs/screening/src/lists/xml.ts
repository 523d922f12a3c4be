import { linesIn } from './text-of.js';
import { RefusedList } from './refused-list.js';

export interface XmlElement {
  /** Without its namespace. */
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const deepest = 40;
const longestMarkup = 64 * 1024;
const longestText = 256 * 1024;
const mostParts = 50_000;

/** Each element of these names below the root, whole; the rest is passed over. No more of the file than one is kept. */
export async function* xmlElements(
  texts: AsyncIterable<string>,
  wanted: { readonly root: string; readonly elements: readonly string[] },
): AsyncGenerator<XmlElement> {
  const reader = new XmlReader(wanted);
  for await (const text of texts) {
    reader.read(text);
    yield* reader.found.splice(0);
  }
  reader.end();
}

const name = '[A-Za-z_][\\w.:-]{0,199}';
const value = `"[^"<]*"|'[^'<]*'`;
const opening = new RegExp(`^<(${name})((?:\\s+${name}\\s*=\\s*(?:${value}))*)\\s*(/?)>$`);
const closing = new RegExp(`^</(${name})\\s*>$`);
const attribute = new RegExp(`(${name})\\s*=\\s*(${value})`, 'g');

/**
 * The part of XML that published lists are made of. Document types, and with them entities of one's own, are refused
 * rather than understood: no list has them, and everything that XML does to its readers begins there.
 */
class XmlReader {
  readonly found: XmlElement[] = [];
  private rest = '';
  private line = 1;
  private readonly open: string[] = [];
  /** The wanted element that is being read, and what is open within. */
  private readonly within: XmlElement[] = [];
  private parts = 0;
  private isOver = false;

  constructor(private readonly wanted: { readonly root: string; readonly elements: readonly string[] }) {}

  read(text: string): void {
    this.rest += text;
    let from = 0;
    for (let to = this.next(from); to !== undefined; to = this.next(from)) {
      this.take(this.rest.slice(from, to));
      from = to;
    }
    this.rest = this.rest.slice(from);
    const most = this.rest.startsWith('<') ? longestMarkup : longestText;
    if (this.rest.length > most) this.refuse(`a tag or a text has more than ${most} characters`);
  }

  end(): void {
    if (this.rest.trim() !== '') this.refuse('the file ends within a tag or a text');
    if (!this.isOver) this.refuse(`the file ends before ${this.open.at(-1) ?? this.wanted.root} does`);
  }

  /** The end of what begins here; undefined while more has to come. */
  private next(from: number): number | undefined {
    const { rest } = this;
    if (from >= rest.length) return undefined;
    if (rest[from] !== '<') return found(rest.indexOf('<', from));
    if (rest.startsWith('<!--', from)) return after(rest, '-->', from + 4);
    if (rest.startsWith('<![CDATA[', from)) return after(rest, ']]>', from + 9);
    if (rest.startsWith('<?', from)) return after(rest, '?>', from + 2);
    if ('<![CDATA['.startsWith(rest.slice(from)) || '<!--'.startsWith(rest.slice(from))) return undefined;
    if (rest.startsWith('<!', from))
      this.refuse('it declares a document type or entities, which no list is taken with');
    return endOfTag(rest, from);
  }

  private take(piece: string): void {
    if (!piece.startsWith('<')) this.takeText(this.unescaped(piece));
    else if (piece.startsWith('<![CDATA[')) this.takeText(piece.slice(9, -3));
    else if (piece.startsWith('</')) this.close(piece);
    else if (!piece.startsWith('<!--') && !piece.startsWith('<?')) this.begin(piece);
    else if (piece.startsWith('<?xml ') && /encoding\s*=\s*["'](?!utf-8["'])/i.test(piece))
      this.refuse('it says that it is not UTF-8');
    this.line += linesIn(piece);
  }

  private takeText(text: string): void {
    const element = this.within.at(-1);
    if (element !== undefined) {
      if (element.text.length + text.length > longestText)
        this.refuse(`a text has more than ${longestText} characters`);
      element.text += text;
    } else if (this.open.length === 0 && text.trim() !== '') this.refuse('there is text outside of the root element');
  }

  private begin(tag: string): void {
    const [, full = '', attributes = '', isEmpty] = opening.exec(tag) ?? [];
    if (full === '') this.refuse('a tag is not written as XML has it');
    if (this.open.length >= deepest) this.refuse(`elements are nested more than ${deepest} deep`);
    const short = plain(full);
    if (this.open.length === 0 && (this.isOver || short !== this.wanted.root))
      this.refuse(`the file has to be one element ${this.wanted.root}, not ${short.slice(0, 50)}`);
    this.open.push(full);
    if (this.within.length > 0 || this.wanted.elements.includes(short)) this.keep(short, attributes);
    if (isEmpty === '/') this.close(`</${full}>`);
  }

  private keep(short: string, attributes: string): void {
    const parent = this.within.at(-1);
    this.parts = parent === undefined ? 0 : this.parts + 1;
    if (this.parts > mostParts) this.refuse(`an entry has more than ${mostParts} elements`);
    const element: XmlElement = {
      name: short,
      line: this.line,
      attributes: this.attributesIn(attributes),
      children: [],
      text: '',
    };
    parent?.children.push(element);
    this.within.push(element);
  }

  private close(tag: string): void {
    const [, full = ''] = closing.exec(tag) ?? [];
    const open = this.open.pop();
    if (full === '' || full !== open) this.refuse(`${open ?? 'nothing'} is open where ${full.slice(0, 50)} ends`);
    const element = this.within.pop();
    if (element !== undefined && this.within.length === 0) this.found.push(element);
    this.isOver = this.open.length === 0;
  }

  private attributesIn(text: string): Record<string, string> {
    const found: Record<string, string> = Object.create(null) as Record<string, string>;
    for (const [, key = '', quoted = ''] of text.matchAll(attribute)) {
      if (key in found) this.refuse(`the attribute ${key.slice(0, 50)} is there twice`);
      found[plain(key)] = this.unescaped(quoted.slice(1, -1));
    }
    return found;
  }

  private unescaped(text: string): string {
    return text.replace(/&([^;&\s]{0,20};)?/g, (_, entity: string | undefined) => {
      const known = entity === undefined ? undefined : characterOf(entity.slice(0, -1));
      return known ?? this.refuse('it names an entity that XML itself does not have');
    });
  }

  private refuse(problem: string): never {
    throw new RefusedList(this.line, problem);
  }
}

function plain(full: string): string {
  return full.slice(full.indexOf(':') + 1);
}

function found(at: number): number | undefined {
  return at === -1 ? undefined : at;
}

function after(text: string, end: string, from: number): number | undefined {
  const at = text.indexOf(end, from);
  return at === -1 ? undefined : at + end.length;
}

/** A value in quotes may hold what otherwise ends a tag. */
function endOfTag(text: string, from: number): number | undefined {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return undefined;
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

function characterOf(entity: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? [];
  if (hexadecimal === undefined && decimal === undefined)
    return Object.hasOwn(named, entity) ? named[entity] : undefined;
  const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16);
  const isCharacter =
    code <= 0x10ffff && (code >= 0x20 || [9, 10, 13].includes(code)) && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** The texts at the end of a path of children, without those that are empty. */
export function textsAt(element: XmlElement, ...path: readonly string[]): string[] {
  return elementsAt(element, ...path)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

export function elementsAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (elements, step) => elements.flatMap(({ children }) => children.filter((child) => child.name === step)),
    [element],
  );
}
