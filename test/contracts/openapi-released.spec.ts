import { beforeAll, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, root } from '../architecture/workspace.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { breakingChanges } from './breaking-changes.js';
import { type Described, type ReleasedShape, shapeOf, written } from './released-shape.js';

const file = 'test/contracts/openapi-released.json';
let current: ReleasedShape;

beforeAll(async () => {
  const { url } = await Gatehouse.shared();
  current = shapeOf((await (await fetch(`${url}/openapi.json`)).json()) as Described);
  if (process.env['RELEASE_API'] === '1') await writeFile(join(root, file), written(current));
});

test('nothing breaks that was released (npm run release:api releases what there is)', () => {
  const released = JSON.parse(read(file)) as ReleasedShape;
  expect(Object.keys(released.routes).length).toBeGreaterThan(150);
  expect(breakingChanges(released, current)).toEqual([]);
});

type Fields = Record<string, Record<string, unknown>>;

/** As a test changes it. */
interface Changing {
  readonly routes: Record<string, { parameters: Fields; body?: { required: boolean }; answers: Fields }>;
  readonly schemas: Record<string, { required: string[]; enum?: string[]; properties: Fields }>;
}

/** What breaks when this is done to what there is. */
function broken(change: (now: Changing) => void): string[] {
  const now = structuredClone(current);
  change(now as unknown as Changing);
  return breakingChanges(current, now);
}

function at<T>(record: Readonly<Record<string, T>>, name: string): T {
  const found = record[name];
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

function without(record: Record<string, unknown>, name: string): void {
  at(record, name);
  Reflect.deleteProperty(record, name);
}

describe('what breaks is named', () => {
  test.each<[string, string, (now: Changing) => void]>([
    ['a route', 'POST /webhooks was removed', ({ routes }) => without(routes, 'POST /webhooks')],
    [
      'an event',
      'event payin_status_changed was removed',
      ({ routes }) => without(routes, 'event payin_status_changed'),
    ],
    [
      'a parameter',
      'GET /payins no longer takes query limit',
      ({ routes }) => without(at(routes, 'GET /payins').parameters, 'query limit'),
    ],
    [
      'a parameter that is needed',
      'GET /payins now requires query limit',
      ({ routes }) => Object.assign(at(at(routes, 'GET /payins').parameters, 'query limit'), { required: true }),
    ],
    [
      'what an answer is written in',
      'GET /payins no longer answers 200 text/csv',
      ({ routes }) => without(at(routes, 'GET /payins').answers, '200 text/csv'),
    ],
    [
      'a field of a request',
      'CreateWebhook (request) no longer has url',
      ({ schemas }) => without(at(schemas, 'CreateWebhook').properties, 'url'),
    ],
    [
      'a field of an answer',
      'CreatedWebhook (answer) no longer has publicKey',
      ({ schemas }) => without(at(schemas, 'CreatedWebhook').properties, 'publicKey'),
    ],
    [
      'a field that a request needs',
      'CreateWebhook (request) now requires note',
      ({ schemas }) => {
        at(schemas, 'CreateWebhook').properties['note'] = { type: 'string' };
        at(schemas, 'CreateWebhook').required.push('note');
      },
    ],
    [
      'a field that an answer may be without',
      'CreatedWebhook (answer) may now be without status',
      ({ schemas }) => at(schemas, 'CreatedWebhook').required.splice(3, 1),
    ],
    [
      'a value',
      'CreatedWebhook (answer), status no longer has the value DISABLED',
      ({ schemas }) => Object.assign(at(at(schemas, 'CreatedWebhook').properties, 'status'), { enum: ['ACTIVE'] }),
    ],
    [
      'a narrower text',
      'CreateWebhook (request), url has a smaller maxLength',
      ({ schemas }) => Object.assign(at(at(schemas, 'CreateWebhook').properties, 'url'), { maxLength: 100 }),
    ],
    [
      'another type',
      'CreateWebhook (request), url is now number, no longer string',
      ({ schemas }) => Object.assign(at(at(schemas, 'CreateWebhook').properties, 'url'), { type: 'number' }),
    ],
    [
      'null in an answer',
      'CreatedWebhook (answer), publicKey may now be null',
      ({ schemas }) => Object.assign(at(at(schemas, 'CreatedWebhook').properties, 'publicKey'), { nullable: true }),
    ],
  ])('%s', (_, line, change) => {
    expect(broken(change)).toContain(line);
  });

  test('what is only more breaks nothing', () => {
    const more = broken(({ routes, schemas }) => {
      routes['GET /more'] = { parameters: {}, answers: {} };
      at(schemas, 'CreateWebhook').properties['note'] = { type: 'string' };
      at(schemas, 'CreatedWebhook').properties['note'] = { type: 'string' };
      at(schemas, 'CreatedWebhook').required.push('note');
      Object.assign(at(at(schemas, 'CreateWebhook').properties, 'url'), { maxLength: 4096 });
      Object.assign(at(at(schemas, 'CreatedWebhook').properties, 'status'), { enum: ['DISABLED', 'ACTIVE', 'PAUSED'] });
    });
    expect(more).toEqual([]);
  });
});
