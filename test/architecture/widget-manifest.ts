import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { partDescriptions, tokenDescriptions } from '../../widget/src/onboarding/theming.js';
import { filesUnder, read, root } from './workspace.js';

interface Described {
  readonly name: string;
  readonly description?: string;
}

export interface Member extends Described {
  readonly kind: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly type?: { readonly text: string };
  readonly attribute?: string;
}

interface Analyzed extends Described {
  readonly members: readonly Member[];
  readonly events: readonly (Partial<Described> & { readonly type: { readonly text: string } })[];
  readonly attributes: readonly Described[];
}

export interface ElementManifest extends Analyzed {
  readonly cssProperties: readonly (Described & { readonly default: string })[];
  readonly cssParts: readonly Described[];
}

const entry = 'dist/gatehouse-onboarding.js';
let made: ElementManifest | undefined;

/** The public element: what the analyzer reads from its class, and what may be restyled. */
export function elementManifest(): ElementManifest {
  made ??= { ...analyzed(), cssProperties: cssProperties(), cssParts: cssParts() };
  return made;
}

/** The file that editors and catalogues of elements read: of the public element alone. */
export function customElements(): string {
  const name = 'GatehouseOnboarding';
  const declaration = { name, module: entry };
  const module = {
    kind: 'javascript-module',
    path: entry,
    declarations: [elementManifest()],
    exports: [
      { kind: 'js', name, declaration },
      { kind: 'custom-element-definition', name: 'gatehouse-onboarding', declaration },
    ],
  };
  return `${JSON.stringify({ schemaVersion: '1.0.0', readme: '', modules: [module] }, null, 2)}\n`;
}

function analyzed(): Analyzed {
  const script = join(root, 'widget/analyze.mjs');
  const found = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Analyzed;
  return {
    ...found,
    members: found.members.filter(({ privacy }) => privacy === undefined),
    // The analyzer also takes what is dispatched for an event, without its name.
    events: found.events.filter(({ name }) => name?.startsWith('gatehouse-')),
  };
}

/** Each `--gatehouse-*` that the styles read, with what it is when nobody sets it. */
export function tokensInStyles(): ReadonlyMap<string, string> {
  const found = read('widget/src/onboarding/tokens.styles.ts').matchAll(/var\(--gatehouse-([\w-]+), (.+)\);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The names in the `part="…"` of every template. */
export function partsInTemplates(): readonly string[] {
  const sources = filesUnder('widget/src').filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
  const found = sources.flatMap((path) => [...read(path).matchAll(/\bpart="([\w -]+)"/g)]);
  return [...new Set(found.flatMap(([, names = '']) => names.split(' ')))].sort();
}

/** Inside, only the short names are known: what they stand for by default is told as partners write it. */
function cssProperties(): ElementManifest['cssProperties'] {
  const defaults = tokensInStyles();
  const shortNames = read('widget/src/onboarding/tokens.styles.ts').matchAll(/--([\w-]+): var\(--gatehouse-([\w-]+)/g);
  const told = new Map([...shortNames].map(([, short = '', name = '']) => [short, name]));
  return Object.entries(tokenDescriptions).map(([name, description]) => ({
    name: `--gatehouse-${name}`,
    description,
    default: publicly(defaults.get(name) ?? '', told),
  }));
}

function publicly(value: string, told: ReadonlyMap<string, string>): string {
  const inner = [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, short = '']) => short);
  if (inner.some((short) => !told.has(short))) return 'derived from the accent';
  return value.replace(/var\(--([\w-]+)\)/g, (_, short: string) => `var(--gatehouse-${told.get(short) ?? short})`);
}

function cssParts(): readonly Described[] {
  return Object.entries(partDescriptions).map(([name, description]) => ({ name, description }));
}
