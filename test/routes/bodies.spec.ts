import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../support/service/api.js';
import { type Route, nameOf } from '../support/routes/routes.js';
import { World, inParallel, isTaken } from '../support/routes/world.js';

let world: World;
let addresses: ReadonlyMap<Route, string>;
let fileAddresses: ReadonlyMap<Route, string>;

beforeAll(async () => {
  world = await World.open();
  addresses = await addressesOf(world.routes.withBody);
  fileAddresses = await addressesOf(world.routes.guarded.filter(({ takesFile }) => takesFile));
});
afterAll(() => world.close());

async function addressesOf(routes: readonly Route[]): Promise<ReadonlyMap<Route, string>> {
  return new Map(await inParallel(routes, async (route) => [route, await world.addressFor(route)] as const));
}

const json = 'application/json';
const kilobyte = 1_024;
const invalidUtf8 = Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d]);
const overlongUtf8 = Buffer.from([0x22, 0xc0, 0xaf, 0x22]);
const utf16 = Buffer.from('\ufeff{"name":"x"}', 'utf16le');

function nested(depth: number, open: string, close: string): string {
  return open.repeat(depth) + '1' + close.repeat(depth);
}

/** What is sent, as which content type, and the status it must be refused with. */
function ofSize(kilobytes: number): string {
  return `{"name":"${'x'.repeat(kilobytes * kilobyte)}"}`;
}

const malformed: Readonly<Record<string, readonly [body: string | Uint8Array, contentType: string, status: number]>> = {
  'half an object': ['{', json, 400],
  'an object with a comma too many': ['{"name":"x",}', json, 400],
  'two values': ['{} {}', json, 400],
  'single quotes': ["{'name':'x'}", json, 400],
  'a bare NaN': ['{"name":NaN}', json, 400],
  'a control character in a text': ['{"name":"a\nb"}', json, 400],
  'a wrong escape': [String.raw`{"name":"\x41"}`, json, 400],
  'bytes that are not UTF-8': [invalidUtf8, json, 400],
  'overlong UTF-8': [overlongUtf8, json, 400],
  'UTF-16': [utf16, json, 400],
  'objects 33 deep': [nested(33, '{"a":', '}'), json, 400],
  'lists 33 deep': [nested(33, '[', ']'), json, 400],
  'objects 10,000 deep': [nested(10_000, '{"a":', '}'), json, 400],
  'lists 100,000 deep': [nested(100_000, '[', ']'), json, 400],
  '257 KiB': [ofSize(257), json, 413],
  '2049 KiB': [ofSize(2049), json, 413],
  'a list': ['[]', json, 400],
  'a list of an object': ['[{}]', json, 400],
  'a text': ['"text"', json, 400],
  'a number': ['42', json, 400],
  true: ['true', json, 400],
  null: ['null', json, 400],
  'a text document': ['{}', 'text/plain', 415],
  'a form': ['name=x', 'application/x-www-form-urlencoded', 415],
  XML: ['<name/>', 'application/xml', 415],
  'a multipart form': ['--x--', 'multipart/form-data; boundary=x', 415],
  'a content type without a subtype': ['{}', 'application', 415],
  'a content type that only begins like JSON': ['{}', 'application/jsonp', 415],
};

function refused(route: Route, what: string, answer: Answer, status: number): string[] {
  const { errorInstanceId, name, message, params, ...more } = answer.body;
  const isError =
    [errorInstanceId, name, message].every((text) => typeof text === 'string') &&
    typeof params === 'object' &&
    Object.keys(more).length === 0;
  const isRight = answer.status === status && isError && name === 'MalformedRequest';
  return isRight
    ? []
    : [`${nameOf(route)} with ${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`];
}

async function faultsOf(what: string, headers: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const [body, contentType, status] = malformed[what] ?? ['', '', 0];
  const taking = [...addresses].filter(([{ takesLargeBody }]) => !(takesLargeBody && what === '257 KiB'));
  const faults = await inParallel(taking, async ([route, address]) => {
    const answer = await world
      .callerOf(route)
      .call(route.method, address, body, { 'Content-Type': contentType, ...headers });
    return refused(route, what, answer, status);
  });
  return faults.flat();
}

/** None of them may write anything: it is enough to look before the first and after the last. */
function nothingIsWritten(): void {
  let before: Awaited<ReturnType<World['digest']>>;
  beforeAll(async () => {
    before = await world.digest();
  });
  test('and by none of them anything is written', async () => {
    expect(await world.digest()).toEqual(before);
  });
}

describe('a body that is no JSON object is refused by every route:', () => {
  test.each(Object.keys(malformed))('%s', async (what) => {
    expect(addresses.size).toBeGreaterThan(0);
    expect(await faultsOf(what)).toEqual([]);
  });

  test('a compressed one, which is not taken', async () => {
    const faults = await inParallel([...addresses], async ([route, address]) => {
      const headers = { 'Content-Type': json, 'Content-Encoding': 'gzip' };
      const answer = await world
        .callerOf(route)
        .call(route.method, address, Buffer.from([0x1f, 0x8b, 8, 0, 0]), headers);
      return answer.status >= 400 && answer.status < 500 ? [] : [`${nameOf(route)}: ${answer.status}`];
    });
    expect(faults.flat()).toEqual([]);
  });

  nothingIsWritten();

  test('after all of them every route still takes what is right', async () => {
    const faults = await inParallel([...addresses], async ([route]) => {
      const answer = await world.send(await world.attempt(route));
      return isTaken(route, answer) ? [] : [`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`];
    });
    expect(faults.flat()).toEqual([]);
  });
});

describe('where a form with a file is expected, what is none is refused as well:', () => {
  test.each(Object.keys(malformed))('%s', async (what) => {
    const [body, contentType, status] = malformed[what] ?? ['', '', 0];
    expect(fileAddresses.size).toBeGreaterThan(0);
    const refusal = contentType.startsWith('multipart/form-data')
      ? { status: 400, body: { name: 'ValidationFailed' } }
      : { status: status === 413 ? 413 : 415, body: { name: 'MalformedRequest' } };
    for (const [route, address] of fileAddresses) {
      const answer = await world.send({ route, address, body }, undefined, { 'Content-Type': contentType });
      expect(answer).toMatchObject(refusal);
    }
  });

  nothingIsWritten();
});

describe('an idempotency key that is no UUID', () => {
  test.each(['1', 'not a uuid', '0b8f7f5e51a44b2e9c1d2f3a4b5c6d7e', 'x'.repeat(5_000)])(
    'such as %.20s is refused by every POST',
    async (key) => {
      const posts = world.routes.guarded.filter(({ method }) => method === 'POST');
      const faults = await inParallel(posts, async (route) => {
        const answer = await world
          .callerOf(route)
          .call('POST', addresses.get(route) ?? (await world.addressFor(route)), await world.bodyFor(route), {
            'Idempotency-Key': key,
          });
        const failures = (answer.body['params'] as { failures?: { field: string }[] } | undefined)?.failures;
        return answer.status === 400 && failures?.[0]?.field === 'Idempotency-Key'
          ? []
          : [`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`];
      });
      expect(faults.flat()).toEqual([]);
    },
  );
});
