import { type Point, marked } from './reach-points.js';
import type { Scratch } from './scratch.js';
import type { Site, Tree } from './sites.js';
import { attempt } from './trial.js';

const longestRun = 90 * 60_000;
/** How many files judge one mistake of a service, and for how long together, as they took when they were recorded. */
const most = { files: 8, milliseconds: 60_000 };

/** What each test file took, and the numbers of the points that it reached. */
export interface Reach {
  readonly file: string;
  readonly milliseconds: number;
  /** Though nothing was wrong: what it catches is doubted. */
  readonly hasFailed: boolean;
  readonly reached: ReadonlySet<number>;
}

export type Points = ReadonlyMap<string, readonly (Point & { readonly number: number })[]>;

/** Numbered alike whenever the tree is the same: a record is kept by the numbers. */
export function pointsOf(
  tree: Tree,
  read: (file: string) => string,
  mark?: (file: string, text: string) => void,
): Points {
  let first = 0;
  const all = new Map<string, (Point & { number: number })[]>();
  for (const file of tree.files) {
    const { text, points } = marked(file, read(file), first);
    all.set(
      file,
      points.map((point, index) => ({ ...point, number: first + index })),
    );
    first += points.length;
    mark?.(file, text);
  }
  return all;
}

/** Runs all behaviours once, or these, on code that tells what of it is run. */
export async function recorded(scratch: Scratch, tree: Tree, files: readonly string[] = []): Promise<readonly Reach[]> {
  pointsOf(tree, (file) => scratch.source(file), scratch.build.bind(scratch));
  const { notes, said } = await attempt(scratch, {
    project: 'embedded',
    files,
    milliseconds: longestRun,
    environment: { MUTATION_RECORD: '1' },
    options: ['--maxWorkers=2'],
  });
  for (const file of tree.files) scratch.restore(file);
  scratch.clear();
  if (notes.length === 0) throw new Error(`No test file ran: ${said}`);
  return notes.map(({ file, milliseconds, failed, reached }) => ({
    file: file as string,
    milliseconds: milliseconds as number,
    hasFailed: (failed as string[]).length > 0,
    reached: new Set(reached as number[]),
  }));
}

/** Who judges a mistake: of the test files that reach it those about the same, and then the quickest, first. */
export function judgesOf(site: Site, points: Points, record: readonly Reach[]): Reach[] {
  const all = points.get(site.file) ?? [];
  const around = all.filter(({ start, end }) => start <= site.start && site.end <= end);
  // The innermost was found last. What is run as the file is loaded is used by whatever runs in it.
  const innermost = around.at(-1);
  const numbers = innermost === undefined ? all.map(({ number }) => number) : [innermost.number];
  const ranked = record
    .filter(({ reached }) => numbers.some((number) => reached.has(number)))
    .map((judge) => ({ judge, rank: alike(site.file, judge.file) }))
    .sort((one, other) => other.rank - one.rank || one.judge.milliseconds - other.judge.milliseconds)
    .map(({ judge }) => judge);
  let total = 0;
  return ranked.slice(0, most.files).filter(({ milliseconds }, index) => {
    total += milliseconds;
    return index === 0 || total <= most.milliseconds;
  });
}

/** How many words their paths have in common. */
function alike(file: string, test: string): number {
  const words = wordsOf(test);
  return [...wordsOf(file)].filter((word) => words.has(word)).length;
}

function wordsOf(path: string): ReadonlySet<string> {
  const found = path
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !/^(apps|libs|src|test|spec|service)$/.test(word));
  return new Set(found.map((word) => word.replace(/s$/, '')));
}
