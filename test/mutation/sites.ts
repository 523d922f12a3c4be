import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { changesAt, decidesNothing, type Change } from './changes.js';

export type Class = 'rule' | 'service';

/** One mistake that could be in one place. */
export interface Site extends Change {
  /** The same in another tree, as long as its line is the same. */
  readonly id: string;
  readonly class: Class;
  readonly file: string;
  readonly line: number;
  readonly was: string;
}

/**
 * Declarations and tables decide nothing; what starts a process, or runs in one of its own, is not seen by who records
 * what runs; the demo partner is tested in a browser.
 */
const leftOut = [
  /\.(spec|spec-fixture|dto|entity|module)\.ts$/,
  /\/(index|main|worker|serve)\.ts$/,
  /\/(migrations|contracts|data|docs|embedded)\/[^/]+\.ts$/,
  /^apps\/demo\//,
];
/** What is run in a process of its own, and plain values: no services, where no spec imports them. */
const noServices = /^libs\/(inspection|contracts)\//;

export function readTree(root: string): Tree {
  const sources = ['apps', 'libs'].flatMap((folder) => filesOf(root, folder));
  const specs = new Map<string, string[]>();
  for (const spec of sources.filter((path) => path.endsWith('.spec.ts')))
    for (const file of importsOf(spec, readFileSync(join(root, spec), 'utf8')))
      specs.set(file, [...(specs.get(file) ?? []), spec]);
  return { root, specs, files: sources.filter((path) => !leftOut.some((pattern) => pattern.test(path))) };
}

export interface Tree {
  readonly root: string;
  /** Those that decide something. */
  readonly files: readonly string[];
  /** The specs of the rules that import a file. */
  readonly specs: ReadonlyMap<string, readonly string[]>;
}

export function sitesOf(tree: Tree): Site[] {
  return tree.files.flatMap((file) => {
    const kind = tree.specs.has(file) ? 'rule' : 'service';
    if (kind === 'service' && noServices.test(file)) return [];
    return sitesIn(file, readFileSync(join(tree.root, file), 'utf8'), kind);
  });
}

/** A rule is judged by the spec beside it first. */
export function specsOf({ specs }: Tree, file: string): string[] {
  const beside = file.replace(/\.ts$/, '.spec.ts');
  return [...(specs.get(file) ?? [])].sort((one, other) => Number(other === beside) - Number(one === beside));
}

function sitesIn(path: string, text: string, group: Class): Site[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const lines = text.split('\n');
  const seen = new Map<string, number>();
  const sites: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (decidesNothing(node)) return;
    for (const change of changesAt(node, file).filter(({ kind }) => group === 'service' || kind !== 'statement')) {
      const { line } = file.getLineAndCharacterOfPosition(change.start);
      const place = `${path}#${hashed((lines[line] ?? '').trim())}#${change.kind}`;
      const occurrence = (seen.get(place) ?? 0) + 1;
      seen.set(place, occurrence);
      const was = text.slice(change.start, change.end);
      sites.push({ ...change, id: `${place}${occurrence}`, class: group, file: path, line: line + 1, was });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sites;
}

function importsOf(spec: string, text: string): string[] {
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => normalize(join(dirname(spec), fileName)).replace(/\.js$/, '.ts'));
}

function filesOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\/src\/.*\.ts$/.test(path))
    .sort();
}

export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
