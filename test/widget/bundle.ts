import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root, widgetLanguages } from '../architecture/workspace.js';

/** Where a workspace has what was built of it. */
function distOf(workspace: Workspace): string {
  return join(root, workspace, 'dist');
}

export type Workspace = 'widget' | 'console';

export interface BundleSizes {
  /** What a page loads at once: the entry with everything that it imports without being asked. */
  readonly entry: number;
  /** By name, without the hash: what comes when it is needed. */
  readonly chunks: Readonly<Record<string, number>>;
  /** All parts of each. */
  readonly languages: Readonly<Record<string, number>>;
}

/** They are named by their language. */
const partOfLanguage = new RegExp(`^chunks/(${widgetLanguages.join('|')})-\\d+-[\\w-]{8}\\.js$`);

/** What is brought to the browser, and what it weighs as it is sent by `gzip -9`. */
export class Bundle {
  readonly atOnce: readonly string[];
  readonly later: readonly string[];

  constructor(
    entry = 'gatehouse-onboarding.js',
    private readonly workspace: Workspace = 'widget',
  ) {
    const everything = readdirSync(join(distOf(workspace), 'chunks')).filter((name) => name.endsWith('.js'));
    this.atOnce = importsOf(entry, workspace);
    this.later = everything.map((name) => `chunks/${name}`).filter((name) => !this.atOnce.includes(name));
  }

  get sizes(): BundleSizes {
    return {
      entry: sum(this.atOnce.map((name) => bytesOf(name, this.workspace))),
      chunks: Object.fromEntries(
        this.code.map((name) => [plainName(name), bytesOf(name, this.workspace)] as const).sort(byName),
      ),
      languages: Object.fromEntries(
        [...this.languages].map(([tag, parts]) => [tag, sum(parts.map((name) => bytesOf(name, this.workspace)))]),
      ),
    };
  }

  /** What comes later and is no language. */
  get code(): readonly string[] {
    return this.later.filter((name) => !partOfLanguage.test(name));
  }

  /** The parts of each language. */
  get languages(): ReadonlyMap<string, readonly string[]> {
    const tagOf = (name: string): string | undefined => partOfLanguage.exec(name)?.[1];
    return new Map(widgetLanguages.map((tag) => [tag, this.later.filter((name) => tagOf(name) === tag)]));
  }

  get largestLanguageGzip(): number {
    return Math.max(...[...this.languages.values()].map((parts) => this.gzipOf(parts)));
  }

  get entryGzip(): number {
    return this.gzipOf(this.atOnce);
  }

  /** Of some of its files together. */
  gzipOf(names: readonly string[]): number {
    return sum(names.map((name) => gzipOf(name, this.workspace)));
  }

  /** What one person may need: without what is known of phone numbers, and of the languages the largest. */
  get laterGzip(): number {
    return this.gzipOf(this.code.filter((name) => !name.includes('phone-numbers'))) + this.largestLanguageGzip;
  }
}

/** The files that it imports without being asked, and itself. */
export function importsOf(name: string, workspace: Workspace = 'widget'): readonly string[] {
  return importedBy(name, workspace, []);
}

/** Itself first. */
function importedBy(name: string, workspace: Workspace, known: readonly string[]): readonly string[] {
  if (known.includes(name)) return known;
  const statically = read(name, workspace).matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[^'"()]*?from\s*)?['"](\.[^'"]+)['"]/g,
  );
  return [...statically].reduce<readonly string[]>(
    (found, [, path = '']) => importedBy(join(dirname(name), path), workspace, found),
    [...known, name],
  );
}

function read(name: string, workspace: Workspace): string {
  return readFileSync(join(distOf(workspace), name), 'utf8');
}

function bytesOf(name: string, workspace: Workspace): number {
  return Buffer.byteLength(withoutHashes(read(name, workspace)));
}

function gzipOf(name: string, workspace: Workspace): number {
  return gzipSync(read(name, workspace), { level: 9 }).length;
}

/** A hash in the name of another chunk says nothing of the size of this one. */
function withoutHashes(text: string): string {
  return text.replace(/-[\w-]{8}\.js/g, '.js');
}

function plainName(name: string): string {
  return name.replace(/^chunks\/(.+)-[\w-]{8}\.js$/, '$1');
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a.localeCompare(b);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
