import { expect, test } from '@jest/globals';
import { serverHosts, serverUrls } from './server-urls.js';
import { postgresUrl } from './setting-values.js';

test('a URL of several servers is one of each, with the same user and database', () => {
  const url = 'postgres://me:secret,x@one:5432,[::1]:5433/gatehouse?sslmode=verify-full';
  expect(serverUrls(url)).toEqual([
    'postgres://me:secret,x@one:5432/gatehouse?sslmode=verify-full',
    'postgres://me:secret,x@[::1]:5433/gatehouse?sslmode=verify-full',
  ]);
  expect(serverHosts(url)).toBe('one:5432,[::1]:5433');
});

test('a socket and a plain URL stay as they are', () => {
  for (const url of ['postgres:///gatehouse?host=/run/postgresql', 'postgres://db/gatehouse'])
    expect(serverUrls(url)).toEqual([url]);
});

test.each([
  ['postgres://one:5432,two:5433/gatehouse', true],
  ['postgres://one,two/gatehouse?target_session_attrs=read-write', true],
  ['postgres://one,two/gatehouse?target_session_attrs=read-only', false],
  ['postgres://one,/gatehouse', false],
  ['postgres://one:none,two/gatehouse', false],
])('%s is taken: %s', (url, isTaken) => {
  const parsed = (): string => postgresUrl(url);
  if (isTaken) expect(parsed()).toBe(url);
  else expect(parsed).toThrow(/^must /);
});
