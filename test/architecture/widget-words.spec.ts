import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { attestationTypes } from '#contracts';
import { personRules } from '../../apps/compliance/src/requirements/associated-person.requirements.js';
import { checks, comparedTypes } from '../../apps/compliance/src/checks/checks.js';
import { reviewRules } from '../../apps/compliance/src/requirements/review.requirements.js';
import { comparedWith } from '../../widget/src/flow/compared-attestations.js';
import { en } from '../../widget/src/languages/texts/en.js';
import { read, widgetLanguages } from './workspace.js';

/** The widget knows the contract alone; what it says about rules and checks is held to them here. */
describe('the widget has words of its own', () => {
  test('for each rule that asks because of an answer, and for what all others ask for', async () => {
    const { reasons, why } = en;
    const rules = [...reviewRules, ...personRules];
    const ids = rules.filter((rule) => 'because' in rule).map(({ id }) => id);
    expect(Object.keys(reasons).sort()).toEqual(ids.sort());
    const asked = rules.filter((rule) => !('because' in rule)).flatMap(({ requires }) => requires);
    const whats = asked.map((type) => type.replace(/^(individual|business|associatedPerson)/, ''));
    expect(Object.keys(why).sort()).toEqual([...new Set(whats)].sort());
  });

  test('for each check whose findings people are told, and for no other', async () => {
    const { findings } = en;
    // What sameBytes finds is another customer's affair.
    const told = checks.map(({ name }) => name).filter((name) => name !== 'sameBytes');
    const others = Object.keys(findings).filter((key) => !told.includes(key));
    expect(told.filter((name) => !(name in findings))).toEqual([]);
    // The reasons by which checks tell their findings apart.
    const source = textOfChecks();
    expect(
      others.filter((reason) => !source.includes(reason.replace(/Differs$|NotShown$/, '').replace(/And.*/, ''))),
    ).toEqual([]);
  });

  test('for each reason by which a check tells its findings apart', async () => {
    const { findings } = en;
    const reasons = [...textOfChecks().matchAll(/reason: '(\w+)'/g)].map(([, reason = '']) => reason);
    expect(reasons).toContain('passportNumberDiffers');
    expect(reasons.filter((reason) => !(reason in findings))).toEqual([]);
  });
});

test('the widget compares what the checks compare', () => {
  for (const type of attestationTypes)
    expect([type, [...(comparedWith[type] ?? [])].sort()]).toEqual([type, [...new Set(comparedTypes(type))].sort()]);
});

test.each(['apps/demo/src/page/start.js', 'libs/docs-site/src/widget-stage.ts'])(
  '%s offers each language of the widget',
  (path) => {
    const [, offered = ''] = /^const languages =\s+'([^']*)'/m.exec(read(path)) ?? [];
    expect(offered.toLowerCase().split(' ').sort()).toEqual(widgetLanguages);
  },
);

function textOfChecks(): string {
  const folder = join(import.meta.dirname, '../../apps/compliance/src/checks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.spec)\.ts$/.test(name),
  );
  return files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}
