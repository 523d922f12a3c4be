import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Lifecycle, knownLifecycles, lifecycle } from '#lifecycle';
import { type FoundLifecycle, lifecyclesOfWorkspace, walk } from './lifecycle-walk.js';
import { filesUnder, read } from './workspace.js';

describe('the status tables of this workspace', () => {
  let found: FoundLifecycle[];
  beforeAll(async () => {
    found = await lifecyclesOfWorkspace();
  });

  test('do on every status and every trigger what their rows say', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ table }) => walk(table))).toEqual([]);
  });

  test('are all found: one file, one table, one resource', () => {
    const files = [...filesUnder('apps'), ...filesUnder('libs')].filter((path) => path.endsWith('.lifecycle.ts'));
    expect(found.map(({ file }) => file)).toEqual(files);
    expect([...knownLifecycles.keys()].sort()).toEqual(found.map(({ table }) => table.resource).sort());
  });

  test('are written in files that say so, and nowhere else', () => {
    const makers = [...filesUnder('apps'), ...filesUnder('libs')].filter(
      (path) => path.endsWith('.ts') && /import \{[^}]*\blifecycle\b[^}]*\} from '#lifecycle'/.test(read(path)),
    );
    expect(makers.filter((path) => !path.endsWith('.lifecycle.ts'))).toEqual([]);
  });
});

describe('a table that does not keep its rows is found', () => {
  const door = (): Lifecycle => {
    const table = lifecycle('door', [
      [null, 'build', 'open'],
      ['open', 'shut', 'closed'],
    ]) as Lifecycle;
    knownLifecycles.delete('door');
    return table;
  };

  test.each<[string, Partial<Lifecycle>, RegExp]>([
    [
      'a wrong target',
      { next: (from, trigger, id) => (from === 'open' ? 'open' : door().next(from, trigger, id)) },
      /open \+ shut leads to open, not to closed/,
    ],
    ['a way that should not be', { next: () => 'open' }, /closed \+ shut leads to open, not to a refusal/],
    [
      'another error',
      {
        next: () => {
          throw new Error('no');
        },
      },
      /nothing \+ shut throws Error: no/,
    ],
    [
      'a refusal of what is allowed',
      { next: (_, trigger, id) => door().next('closed', trigger, id) },
      /nothing \+ build is refused/,
    ],
    ['a refusal that tells less', { next: (from, trigger) => door().next(from, trigger) }, /is refused with params/],
    ['an end that says it is none', { isTerminal: () => false }, /closed has 0 ways out/],
    ['a status that nothing leads to', { rows: [...door().rows, ['ajar', 'push', 'open']] }, /nothing leads to ajar/],
    ['no beginning', { rows: [['open', 'shut', 'closed']] }, /door: nothing begins/],
    ['a status left out', { statuses: ['open'] }, /statuses/],
  ])('%s', (_, fault, problem) => {
    expect(walk(door())).toEqual([]);
    expect(walk({ ...door(), ...fault }).join('\n')).toMatch(problem);
  });
});
