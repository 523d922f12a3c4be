import { describe, expect, test } from '@jest/globals';
import { read } from './workspace.js';
import { unexcused } from '../../.ci/judge-audit.mjs';

const advisory = (id: string, severity: string): object => ({
  name: 'pg',
  title: 'It lets anyone in',
  severity,
  url: `https://github.com/advisories/${id}`,
});
const said = (...via: (object | string)[]): string =>
  JSON.stringify({ vulnerabilities: { pg: { via }, typeorm: { via: ['pg'] } } });

describe('what the registry knows of packages', () => {
  test('fails for holes that are high or critical, once for each', () => {
    const holes = said(advisory('GHSA-1', 'high'), advisory('GHSA-1', 'high'), advisory('GHSA-2', 'critical'));
    expect(unexcused(holes, {})).toEqual([
      'pg: It lets anyone in (high, https://github.com/advisories/GHSA-1)',
      'pg: It lets anyone in (critical, https://github.com/advisories/GHSA-2)',
    ]);
  });

  test('lets the others pass, and those that there is a reason for', () => {
    expect(
      unexcused(said(advisory('GHSA-1', 'moderate'), advisory('GHSA-2', 'high')), { 'GHSA-2': 'not reached' }),
    ).toEqual([]);
    expect(unexcused(said(), {})).toEqual([]);
  });

  test.each(['', '{"error":{"code":"ENOAUDIT"}}', 'npm warn audit 405'])(
    'is not held against us where it does not answer',
    (text) => {
      expect(unexcused(text, {})).toBeUndefined();
    },
  );

  test('has a reason for each exception', () => {
    const reasons = Object.entries(JSON.parse(read('.ci/audit-exceptions.json')) as Record<string, string>);
    expect(reasons.filter(([id, reason]) => !id.startsWith('GHSA-') || reason.length < 20)).toEqual([]);
  });
});
