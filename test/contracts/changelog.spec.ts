import { expect, test } from '@jest/globals';
import { apiVersions, newestVersion } from '#contracts';
import { read } from '../architecture/workspace.js';
import type { ReleasedShape } from './released-shape.js';

const changelog = read('CHANGELOG.md');
const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

test('the changelog has the newest first, by days, and the kinds of Keep a Changelog', () => {
  expect(headings[0]).toBe('Unreleased');
  const days = headings.slice(1);
  expect(days).toEqual(days.toSorted().reverse());
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const kinds = [...changelog.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(kinds.filter((kind) => !known.includes(kind ?? ''))).toEqual([]);
});

test('each route and each error that was added is there', () => {
  const { routes, schemas } = JSON.parse(read('test/contracts/openapi-released.json')) as ReleasedShape;
  const added = [...changelog.matchAll(/^### Added\n([^]*?)(?=^##|(?![^]))/gm)].map(([, text]) => text).join('');
  const named = [...added.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const unknown = named.filter((name) => {
    if (/^[A-Z][a-z]+[A-Z]\w+$/.test(name)) return !(name in schemas);
    if (/^[a-z]+(_[a-z]+)+$/.test(name)) return !(`event ${name}` in routes);
    if (/^[A-Z]+ \//.test(name)) return !(name in routes);
    return (
      name.startsWith('/') &&
      name !== '/openapi.json' &&
      !Object.keys(routes).some((route) => route.includes(` ${name}`))
    );
  });
  expect(named.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});

test('each version of the API is a day of the changelog, the newest last', () => {
  expect(headings).toEqual(expect.arrayContaining([...apiVersions]));
  expect(apiVersions).toEqual(apiVersions.toSorted());
  expect(apiVersions.at(-1)).toBe(newestVersion);
});
