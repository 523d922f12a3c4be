import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import ts from 'typescript';
import { IllegalTransition } from '#errors';
import { type LifecycleRow, knownLifecycles, lifecycle } from './lifecycle.js';

const parcel = lifecycle('parcel', [
  [null, 'post', 'underWay'],
  ['underWay', 'handOver', 'delivered'],
  ['underWay', 'lose', 'lost'],
]);

// Other test files of this worker ask which there are.
afterAll(() => void knownLifecycles.delete('parcel'));

describe('a lifecycle', () => {
  test('leads from each status by each of its triggers to the next', () => {
    expect(parcel.next(null, 'post')).toBe('underWay');
    expect(parcel.next('underWay', 'handOver')).toBe('delivered');
    expect(parcel.next('underWay', 'lose')).toBe('lost');
  });

  test('refuses what is in no row, and tells what was asked of what', () => {
    const refusal = thrownBy(() => parcel.next('delivered', 'lose', 'the-id'));
    expect(refusal).toBeInstanceOf(IllegalTransition);
    expect(refusal).toMatchObject({
      contract: { name: 'IllegalTransition', status: 409 },
      params: { resource: 'parcel', id: 'the-id', from: 'delivered', trigger: 'lose' },
    });
    expect((thrownBy(() => parcel.next(null, 'lose')) as IllegalTransition).params).toEqual({
      resource: 'parcel',
      trigger: 'lose',
    });
  });

  test('knows its statuses, its triggers, its ends, and is known by its resource', () => {
    expect(parcel.statuses).toEqual(['underWay', 'delivered', 'lost']);
    expect(parcel.triggers).toEqual(['post', 'handOver', 'lose']);
    expect(parcel.statuses.filter((status) => parcel.isTerminal(status))).toEqual(['delivered', 'lost']);
    expect(knownLifecycles.get('parcel')?.rows).toEqual(parcel.rows);
  });
});

describe('a table with a fault does not load', () => {
  test.each<[string, LifecycleRow[], string]>([
    [
      'two rows for the same status and trigger',
      [
        [null, 'post', 'underWay'],
        ['underWay', 'lose', 'lost'],
        ['underWay', 'lose', 'delivered'],
      ],
      'faulty: two rows say what lose does to underWay',
    ],
    [
      'two beginnings by the same trigger',
      [
        [null, 'post', 'a'],
        [null, 'post', 'b'],
      ],
      'faulty: two rows say what post does to nothing',
    ],
    [
      'a status that nothing leads to',
      [
        [null, 'post', 'underWay'],
        ['found', 'handOver', 'delivered'],
      ],
      'faulty: nothing leads to found, delivered',
    ],
    [
      'a circle beside the way',
      [
        [null, 'post', 'underWay'],
        ['a', 'go', 'b'],
        ['b', 'back', 'a'],
      ],
      'faulty: nothing leads to a, b',
    ],
    ['no beginning', [['underWay', 'lose', 'lost']], 'faulty: nothing leads to underWay, lost'],
  ])('%s', (_, rows, message) => {
    expect(() => lifecycle('faulty', rows)).toThrow(message);
    expect(knownLifecycles.has('faulty')).toBe(false);
  });
});

describe('a wrong word does not compile', () => {
  const words: Readonly<Record<string, string>> = {
    right: `parcel.next('underWay', 'lose'); parcel.next(null, 'post'); const end: Status = 'lost'; parcel.isTerminal(end);`,
    trigger: `parcel.next('underWay', 'loose');`,
    status: `parcel.next('underway', 'lose');`,
    triggerAsStatus: `parcel.next('lose', 'lose');`,
    target: `const end: Status = 'found'; parcel.isTerminal(end);`,
    end: `parcel.isTerminal('post');`,
  };
  let errors: Map<string, string[]>;
  beforeAll(() => {
    errors = compiled(words);
  });

  test('while the right ones do', () => {
    expect(errors.get('right')).toEqual([]);
  });

  test.each([
    ['trigger', '"loose"'],
    ['status', '"underway"'],
    ['triggerAsStatus', '"lose"'],
    ['target', '"found"'],
    ['end', '"post"'],
  ])('in place of a %s', (name, word) => {
    expect(errors.get(name)).toEqual([expect.stringContaining(`${word}' is not assignable`)]);
  });
});

/** What TypeScript says of each text when it is written in a file beside this one. */
function compiled(texts: Readonly<Record<string, string>>): Map<string, string[]> {
  const root = join(import.meta.dirname, '../../..');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['none.ts'] }, ts.sys, root);
  const table = `import { type StatusIn, lifecycle } from './lifecycle.js';
    export const parcel = lifecycle('parcel', [[null, 'post', 'underWay'], ['underWay', 'lose', 'lost']]);
    export type Status = StatusIn<typeof parcel>;\n`;
  const files = new Map(
    Object.entries(texts).map(([name, text]) => [join(import.meta.dirname, `${name}.ts`), table + text]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, ...more) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, ...more) : ts.createSourceFile(path, text, ts.ScriptTarget.ES2023);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return new Map(
    [...files.keys()].map((path, index) => [
      Object.keys(texts)[index] ?? '',
      program
        .getSemanticDiagnostics(program.getSourceFile(path))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
}
