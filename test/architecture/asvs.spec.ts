import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asvs, states } from './asvs.js';
import { read, root } from './workspace.js';

const { requirements, notApplicable } = asvs();

/** As many as ASVS 5.0.0 has at levels 1 and 2. */
const ofStandard = 253;

describe('the table of the security standard', () => {
  test('has each requirement of levels 1 and 2 once', () => {
    const ids = [...requirements.map(({ id }) => id), ...notApplicable.flatMap(({ ids: some }) => some)];
    expect(ids.filter((id) => !/^([1-9]|1[0-7])\.\d+\.\d+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(ofStandard);
    expect(requirements.filter(({ level, state }) => ![1, 2].includes(level) || !(state in states))).toEqual([]);
  });

  test('shows where what is met is met, and says why what is not is not', () => {
    const bare = requirements.filter(
      ({ state, how, tests = [], code = [] }) =>
        how.length < 10 || (state === 'met' && tests.length + code.length === 0),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('says until when, or why it stays so, where something is not met or in part, and nowhere else', () => {
    const isOpen = (state: string): boolean => state === 'partly' || state === 'unmet';
    const wrong = requirements.filter(({ state, until, stays }) => {
      const said = Number(until !== undefined) + Number(stays !== undefined);
      const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(until ?? '2027-01');
      return said !== (isOpen(state) ? 1 : 0) || !isMonth || stays?.endsWith('.') === false;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('names tests that there are', () => {
    const named = requirements.flatMap(({ id, tests = [] }) => tests.map((one) => ({ id, ...one })));
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(({ file, name }) => !existsSync(join(root, file)) || !isTitleIn(read(file), name));
    expect(missing).toEqual([]);
  });

  test('names files that there are', () => {
    const missing = requirements.flatMap(({ code = [] }) => code.filter((path) => !existsSync(join(root, path))));
    expect(missing).toEqual([]);
  });
});

/** Between quotes, as a title stands in a test file. */
function isTitleIn(text: string, name: string): boolean {
  return name !== '' && ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));
}
