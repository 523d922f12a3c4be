import { describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorContracts } from '#errors';
import { settings } from '#runtime';
import { configurationTable, errorsPage, lifecyclesPage, withConfiguration } from './generated-docs.js';
import { lifecyclesOfWorkspace } from './lifecycle-walk.js';
import { read, root } from './workspace.js';

const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  'README.md': () => withConfiguration(read('README.md'), Object.values(settings)),
  'docs/errors.md': () => errorsPage([...errorContracts.values()]),
  'docs/lifecycles.md': async () => lifecyclesPage((await lifecyclesOfWorkspace()).map(({ table }) => table)),
};

describe('what is written from the code', () => {
  test.each(Object.entries(pages))('%s is up to date (npm run docs writes it)', async (path, write) => {
    const page = await write();
    if (process.env['UPDATE_DOCS'] === '1') {
      mkdirSync(join(root, 'docs'), { recursive: true });
      writeFileSync(join(root, path), page);
    }
    expect(existsSync(join(root, path)) ? read(path) : '').toBe(page);
  });

  test('shows a setting, its default and what it is', () => {
    const about = 'One | two';
    const parse = (text: string): string => text;
    expect(configurationTable([{ variable: 'PORT', default: '1', about, parse }])).toContain(
      '| `PORT` | `1` | One \\| two |',
    );
    expect(configurationTable([{ variable: 'KEY', default: undefined, about, parse }])).toContain('| `KEY` | none |');
  });

  test('shows the params of an error, and which may be absent', () => {
    const page = errorsPage([...errorContracts.values()]);
    expect(page).toContain('| `ComplianceApprovalRequired` | 403 | `organizationId`, `requiredTier?` |');
    expect(page).toContain('| `Unauthenticated` | 401 |  |');
  });

  test('draws a lifecycle from its beginning to its ends', () => {
    const page = lifecyclesPage([
      {
        resource: 'payin',
        rows: [
          [null, 'create', 'open'],
          ['open', 'stop', 'on-hold'],
        ],
      },
    ]);
    const drawn = [
      '  state "on-hold" as onHold',
      '  [*] --> open: create',
      '  open --> onHold: stop',
      '  onHold --> [*]',
    ];
    expect(page).toContain(drawn.join('\n'));
    expect(page).toContain('| `open` | `stop` | `on-hold` |');
  });
});
