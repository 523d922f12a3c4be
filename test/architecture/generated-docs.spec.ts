import { describe, expect, test } from '@jest/globals';
// All settings that there are.
import { PlatformModule } from '../../apps/platform/src/platform.module.js';
import '#backup';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorContracts } from '#errors';
import { identityDocumentTypes, taxIdentificationNumberTypes } from '#contracts';
import { sandboxOutcomes, sandboxPayinOutcomes } from '#rails';
import { declaredSettings } from '#runtime';
import { checks } from '../../apps/compliance/src/checks/checks.js';
import { riskRules } from '../../apps/compliance/src/risk/rules/risk-rules.js';
import {
  configurationPage,
  configurationTable,
  errorsPage,
  lifecyclesPage,
  withEvents,
  withOutcomes,
  withRiskRules,
} from './generated-docs.js';
import { partDescriptions, tokenDescriptions } from '../../widget/src/onboarding/theming.js';
import { asvs, asvsPage } from './asvs.js';
import { attestationRulesGuide } from './generated-docs-attestations.js';
import { lifecyclesOfWorkspace } from './lifecycle-walk.js';
import { withReference } from './widget-guide.js';
import { customElements, partsInTemplates, tokensInStyles } from './widget-manifest.js';
import { elementTypes, reactTypes, wordTypes } from './widget-types.js';
import { rolesPage } from './roles-page.js';
import { read, root } from './workspace.js';

const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/configuration.md': () => configurationPage(declaredSettings()),
  'docs/errors.md': () => errorsPage([...errorContracts.values()]),
  'docs/guides/attestation-rules.md': attestationRulesGuide,
  'widget/custom-elements.json': customElements,
  'widget/types/gatehouse-onboarding.d.ts': elementTypes,
  'widget/types/words.d.ts': wordTypes,
  'widget/types/react.d.ts': reactTypes,
  'docs/guides/widget.md': () => withReference(read('docs/guides/widget.md')),
  'docs/guides/webhooks.md': () => withEvents(read('docs/guides/webhooks.md')),
  'docs/guides/payouts.md': () => withOutcomes(read('docs/guides/payouts.md'), sandboxOutcomes),
  'docs/guides/payins.md': () => withOutcomes(read('docs/guides/payins.md'), sandboxPayinOutcomes),
  'docs/guides/risk.md': () => withRiskRules(read('docs/guides/risk.md'), riskRules),
  'docs/security/asvs.md': () => asvsPage(asvs()),
  'docs/roles.md': () => rolesPage(PlatformModule),
  'docs/lifecycles.md': async () => lifecyclesPage((await lifecyclesOfWorkspace()).map(({ table }) => table)),
};

describe('what is written from the code', () => {
  test.each(Object.entries(pages))('%s is up to date (npm run docs writes it)', async (path, write) => {
    const page = await write();
    if (process.env['UPDATE_DOCS'] === '1') {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), page);
    }
    expect(existsSync(join(root, path)) ? read(path) : '').toBe(page);
  });

  test('puts every token that the widget reads, and every part of its templates, into words, and no others', () => {
    expect(Object.keys(tokenDescriptions).sort()).toEqual([...tokensInStyles().keys()].sort());
    expect(Object.keys(partDescriptions).sort()).toEqual(partsInTemplates());
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
    expect(page).toContain(
      '| `ComplianceApprovalRequired` | 403 | `organizationId`, `requiredTier?`, `suspendedAt?` |',
    );
    expect(page).toContain('| `Unauthenticated` | 401 |  |');
  });

  test('shows what comes of payins in the sandbox', () => {
    const guide = withOutcomes(
      '# Payins\n\n| amount | what happens |\n| --- | --- |\n| old | one |\n\nMore.',
      sandboxPayinOutcomes,
    );
    expect(guide).toContain('\n| `….71` | Is held for a look at it, then released and completed |\n');
    expect(guide).toContain('\n| any other | Is completed, as all whole amounts are |\n\nMore.');
    expect(guide).not.toContain('| old |');
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

  test('has a line for every check, identity document and tax number', () => {
    const guide = attestationRulesGuide();
    const lines = [
      ...checks.map(({ name, looksAt }) => `| \`${name}\` | ${looksAt} | \``),
      ...identityDocumentTypes.map((type) => `| \`${type}\` | front`),
      ...taxIdentificationNumberTypes.map((type) => ` | \`${type}\` | `),
    ];
    expect(lines.filter((line) => !guide.includes(line))).toEqual([]);
  });

  test('says what a rule asks for, how a document is pictured, and what a tax number looks like', () => {
    const guide = attestationRulesGuide();
    expect(guide).toContain('| `associatedPersonProofOfSignatoryAuthority` |');
    expect(guide).toContain('| `passport` | front | required | any |');
    expect(guide).toContain('| `visa` | front, back if it has one | required | any |');
    expect(guide).toContain('| `cnh` | front and back | required | BR |');
    expect(guide).toContain('| `sssId` | front and back | not asked for | PH |');
    expect(guide).toContain(
      '| BR | `CPF` | Cadastro de Pessoas Físicas | individual | `529.982.247-25` | check digit |',
    );
    expect(guide).toContain('US `94105`');
  });
});
