import ts from 'typescript';
import { join } from 'node:path';
import { type Member, elementManifest } from './widget-manifest.js';
import { root } from './workspace.js';

export interface EventClass {
  readonly className: string;
  readonly name: string;
  readonly description: string;
  readonly carries: readonly { readonly name: string; readonly type: string }[];
}

const origin = '// Written from `widget/src` by `npm run docs`; a test fails where it differs.\n';
/** Declared by themselves. */
const elsewhere = ['Words', 'SomeWords', 'GatehouseEventMap'];
const some = 'type Some<T> = T extends string ? string : { readonly [K in keyof T]?: Some<T[K]> };';

/** What the entry exports, as TypeScript sees it. */
class PublicTypes {
  readonly #checker: ts.TypeChecker;
  readonly #symbols: readonly ts.Symbol[];

  constructor() {
    const entry = join(root, 'widget/src/gatehouse-onboarding.ts');
    const settings = ts.getParsedCommandLineOfConfigFile(
      join(root, 'widget/tsconfig.json'),
      {},
      {
        ...ts.sys,
        onUnRecoverableConfigFileDiagnostic: () => undefined,
      },
    );
    const program = ts.createProgram([entry], settings?.options ?? {});
    this.#checker = program.getTypeChecker();
    const source = program.getSourceFile(entry);
    const module = source && this.#checker.getSymbolAtLocation(source);
    this.#symbols = (module === undefined ? [] : this.#checker.getExportsOfModule(module)).map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol,
    );
  }

  get events(): readonly EventClass[] {
    return elementManifest().events.map(({ name = '', description = '', type }) => ({
      className: type.text,
      name,
      description,
      carries: this.#carriedBy(type.text),
    }));
  }

  get words(): string {
    const symbol = this.#named('Words');
    return symbol === undefined ? '' : this.#group(this.#checker.getDeclaredTypeOfSymbol(symbol), '');
  }

  /** Aliases and interfaces, in words that need no other file. */
  get declarations(): readonly string[] {
    return this.#symbols
      .filter(({ name, flags }) => !(flags & ts.SymbolFlags.Class) && !elsewhere.includes(name))
      .map((symbol) => this.#declared(symbol));
  }

  /** As the source declares it, since the names that it uses are declared here too. */
  addLanguage(): string {
    const member = this.#named('GatehouseOnboarding')?.exports?.get(ts.escapeLeadingUnderscores('addLanguage'));
    const [signature] = member === undefined ? [] : this.#checker.getTypeOfSymbol(member).getCallSignatures();
    const parameters = signature?.getDeclaration().parameters.map((parameter) => parameter.getText()) ?? [];
    return `(${parameters.join(', ')}): void`;
  }

  #declared(symbol: ts.Symbol): string {
    const { name } = symbol;
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    if (type.isUnion()) return `export type ${name} = ${type.types.map((one) => this.#text(one)).join(' | ')};`;
    return symbol.declarations?.[0]?.getText() ?? '';
  }

  /** Groups of words are written out, since what they are made from stays here. One that holds words alone is a line. */
  #group(type: ts.Type, indent: string): string {
    const index = this.#checker.getIndexInfosOfType(type).map(() => 'readonly [name: string]: string;');
    const members = type.getProperties().map((property) => this.#member(property, `${indent}  `));
    const all = [...index, ...members];
    if (all.every((member) => member.endsWith(': string;'))) return `{ ${all.join(' ')} }`;
    return `{\n${all.map((member) => `${indent}  ${member}\n`).join('')}${indent}}`;
  }

  #member(property: ts.Symbol, indent: string): string {
    const value = this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(property));
    const name = /^[a-z_]\w*$/i.test(property.name) ? property.name : `'${property.name}'`;
    const mark = property.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `readonly ${name}${mark}: ${value.flags & ts.TypeFlags.StringLike ? 'string' : this.#group(value, indent)};`;
  }

  #carriedBy(className: string): EventClass['carries'] {
    const declared = this.#named(className)?.valueDeclaration;
    if (declared === undefined || !ts.isClassDeclaration(declared)) return [];
    const parameters = declared.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
    return parameters.map(({ name, type }) => ({ name: name.getText(), type: type?.getText() ?? '' }));
  }

  #named(name: string): ts.Symbol | undefined {
    return this.#symbols.find((symbol) => symbol.name === name);
  }

  #text(type: ts.Type): string {
    return this.#checker.typeToString(
      type,
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    );
  }
}

let read: PublicTypes | undefined;

function publicTypes(): PublicTypes {
  read ??= new PublicTypes();
  return read;
}

export function eventClasses(): readonly EventClass[] {
  return publicTypes().events;
}

/** For those who import the element: of the public face alone, so that nothing else has to be installed. */
export function elementTypes(): string {
  const types = publicTypes();
  return [
    origin,
    "import type { SomeWords, Words } from './words.js';\n",
    'export type { SomeWords, Words };\n',
    ...types.declarations.map((text) => `${text}\n`),
    ...types.events.map(eventDeclared),
    elementDeclared(types.addLanguage()),
    `export interface GatehouseEventMap {\n${types.events.map(({ name, className }) => `  '${name}': ${className};\n`).join('')}}\n`,
    globals,
  ].join('\n');
}

/** Every string by its name, for those who bring their own. */
export function wordTypes(): string {
  return `${origin}
/** All texts of the widget. Other languages provide all of them. */
export interface Words ${publicTypes().words}

${some}
/** Some texts, in place of the built-in ones. */
export type SomeWords = Some<Words>;
`;
}

const globals = `declare global {
  interface HTMLElementTagNameMap {
    'gatehouse-onboarding': GatehouseOnboarding;
  }
  interface HTMLElementEventMap extends GatehouseEventMap {}
  interface DocumentEventMap extends GatehouseEventMap {}
}
`;

function eventDeclared({ className, name, description, carries }: EventClass): string {
  const parameters = carries.map((one) => `${one.name}: ${one.type}`);
  return `/** ${description} */
export declare class ${className} extends Event {
  static readonly type: '${name}';
${parameters.map((parameter) => `  readonly ${parameter};\n`).join('')}  constructor(${parameters.join(', ')});
}
`;
}

function elementDeclared(addLanguage: string): string {
  const { description, members } = elementManifest();
  const own = members.filter((member) => member.kind === 'field' && member.static !== true).map(memberDeclared);
  return `/** ${description ?? ''} */
export declare class GatehouseOnboarding extends HTMLElement {
  /** Adds a language, or replaces words of one. What is left out falls back to English. */
  static addLanguage${addLanguage};
${own.join('')}  /** Settles once what was last set has been drawn. */
  readonly updateComplete: Promise<boolean>;
}
`;
}

function memberDeclared({ name, description, type }: Member): string {
  return `  /** ${description ?? ''} */\n  ${name}: ${type?.text ?? 'unknown'};\n`;
}

/** For those who use the component of React. */
export function reactTypes(): string {
  const properties = elementManifest().members.filter((member) => member.kind === 'field' && member.static !== true);
  const callbacks = eventClasses().map((event) => ({ ...event, prop: propOf(event.name) }));
  const own = [...properties.map(({ name }) => name), ...callbacks.map(({ prop }) => prop)];
  return `${origin}
import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type {
  GatehouseOnboarding as Element,
${callbacks.map(({ className }) => `  ${className},\n`).join('')}} from './gatehouse-onboarding.js';

type Own =
  | ${own.map((name) => `'${name}'`).join('\n  | ')};

export interface GatehouseOnboardingProps extends Omit<HTMLAttributes<Element>, Own> {
${properties.map(({ name, description = '' }) => `  /** ${description} */\n  ${name}?: Element['${name}'] | undefined;\n`).join('')}${callbacks
    .map(
      ({ prop, className, description }) =>
        `  /** ${description} */\n  ${prop}?: ((event: ${className}) => void) | undefined;\n`,
    )
    .join('')}}

/** The element as a component: its properties are props, its events callbacks. On a server it draws its tag alone. */
export declare const GatehouseOnboarding: ForwardRefExoticComponent<GatehouseOnboardingProps & RefAttributes<Element>>;
`;
}

/** `gatehouse-ready` is heard by `onReady`. */
export function propOf(event: string): string {
  return event.replace(/^gatehouse-(\w)/, (_, first: string) => `on${first.toUpperCase()}`);
}
