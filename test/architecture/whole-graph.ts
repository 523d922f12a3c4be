import type { IModule } from 'dependency-cruiser';
import { reachedFrom } from './folder-circles.js';
import { outside } from './import-rule.js';
import { entries } from './import-rules.js';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** What takes all imports at once: dependency-cruiser finds it too, in a hundred times as long. */
export function wholeGraphFaults(modules: readonly IModule[]): string[] {
  const graph = new Map(
    modules.map(({ source, dependencies }) => [source, new Set(dependencies.map(({ resolved }) => resolved))]),
  );
  return [
    ...circularImports(graph).map(([from, to]) => `no-cycles: ${from} -> ${to}`),
    ...orphans(graph).map((file) => `no-orphans: ${file} -> ${file}`),
  ];
}

/** Types count as well: a cycle is one thing in two files. */
function circularImports(graph: Graph): [from: string, to: string][] {
  const left = withoutEnds(graph);
  return [...left].flatMap(([from, imported]) =>
    [...imported].filter((to) => reachedFrom(to, left).has(from)).map((to): [string, string] => [from, to]),
  );
}

/** What imports nothing, or only such files, is in no circle; nothing else is left of a tree. */
function withoutEnds(graph: Graph): Graph {
  const next = new Map(
    [...graph]
      .map(([file, imported]): [string, Set<string>] => [file, new Set([...imported].filter((one) => graph.has(one)))])
      .filter(([, imported]) => imported.size > 0),
  );
  return next.size === graph.size ? next : withoutEnds(next);
}

/** Files that no service and no lib leads to. */
function orphans(graph: Graph): string[] {
  const isEntry = new RegExp(entries);
  const isOutside = new RegExp(outside);
  const files = [...graph.keys()];
  const all = new Map([...graph, ['', new Set(files.filter((file) => isEntry.test(file)))]]);
  const reached = reachedFrom('', all);
  return files.filter((file) => /^(apps|libs)\/.*\.ts$/.test(file) && !isOutside.test(file) && !reached.has(file));
}
