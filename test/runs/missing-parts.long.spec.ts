import { describe, expect, test } from '@jest/globals';
import { onLinux } from '../support/run/on-linux.js';
import { TestRun } from './test-run.js';

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

async function ended(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<Ended> {
  const run = await TestRun.start(words, environment);
  try {
    return { code: await run.ended(), said: run.said };
  } finally {
    await run.close();
  }
}

describe('what a run of the tests lacks is said in one line', () => {
  test('a PostgreSQL of your own that does not answer: it goes on with the embedded one', async () => {
    const { code, said } = await ended(['--listTests', '--testPathPatterns', 'accounts/accounts'], {
      TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/absent',
    });
    expect(said).toMatch(
      /Nothing answers at TEST_DATABASE_URL \(.+\): the tests run on the embedded PostgreSQL alone\./,
    );
    expect(code).toBe(0);
    expect(said.match(/accounts\.spec\.ts/g)).toHaveLength(1);
  });

  test('a browser: the tests in it fail, and no others', async () => {
    const { code, said } = await ended(['--testPathPatterns', 'widget/partner-site', 'accounts/terms-of'], {
      CHROMIUM_PATH: '/absent/chromium',
    });
    expect(code).toBe(1);
    expect(said).toContain('CHROMIUM_PATH is /absent/chromium, which is no program that can be run.');
  });

  test('an Ethereum node: the tests on it fail, and no others', async () => {
    const { code, said } = await ended(['--testPathPatterns', 'chains/evm/watching'], { ANVIL_PATH: '/absent/anvil' });
    expect(code).toBe(1);
    expect(said).toContain(
      'There is no anvil at /absent/anvil: npm brings one for Linux on x64, elsewhere set ANVIL_PATH to yours.',
    );
  });

  onLinux('room on the disk: nothing is begun', async () => {
    // On this one nothing is ever free.
    const { code, said } = await ended(['--testPathPatterns', 'accounts/accounts'], { TMPDIR: '/proc' });
    expect(code).toBe(1);
    expect(said).toMatch(
      /The tests need 1024 MB in \/proc, and 0 MB are free: make room, or set TMPDIR to another folder\./,
    );
    expect(said).not.toContain('accounts.spec.ts');
  });
});
