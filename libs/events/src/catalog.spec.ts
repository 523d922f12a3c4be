import 'reflect-metadata';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type EventType, OneOf, eventTypes } from '#contracts';
import { publishedSchemas } from '../../contracts/src/published-schemas.spec-fixture.js';
import { refusals } from '../../contracts/src/refusals.spec-fixture.js';
import { type Kind, specifiedEvents } from './catalog.spec-fixture.js';
import { type EventPayload, categoryOf, eventPayloads } from './catalog.js';

class Holder {
  @OneOf(eventPayloads)
  payload: EventPayload;
}

/** Of each kind of field: what it must not be. */
const wrong: Readonly<Record<Kind, readonly unknown[]>> = {
  tag: [null, '', 'other', 'constructor', 1],
  id: [null, '', 'not-a-uuid', 1],
  text: [null, '', ' ', 1, ['text']],
  number: [null, '12.5', -1, true],
  instant: [null, '', '2026-11-21', '2026-11-21T10:00:00', 1763722800000],
  object: [null, [], 'pending', { type: 'unknown' }, { type: 'pending', extra: 1 }],
  objectOrNull: [[], 'pending', { type: 'unknown' }, { type: 'pending', extra: 1 }],
};

const places = eventTypes.flatMap((type) =>
  Object.entries(specifiedEvents[type].fields).map(([at, fields]) => [type, at, fields] as const),
);
const fields = places.flatMap(([type, at, kinds]) =>
  Object.entries(kinds).map(([name, kind]) => [type, at === '' ? name : `${at}.${name}`, kind] as const),
);

test('the events are those of the specification and the one of ours, each in its category', () => {
  const specified = Object.entries(specifiedEvents).map(([type, { category }]) => [type, category]);
  expect(Object.entries(categoryOf)).toEqual(specified);
  expect([...eventPayloads.tags]).toEqual([...eventTypes]);
  expect(Object.keys(specifiedEvents)).toEqual([...eventTypes]);
});

describe('a payload', () => {
  test.each(eventTypes)('%s is as specified', (type) => {
    expect(refusals(Holder, { payload: sample(type) })).toEqual({});
    expect(eventPayloads.instantiate(sample(type))).toBeInstanceOf(eventPayloads.variants[type]);
  });

  test.each(places)('%s has no other fields at "%s"', (type, at, kinds) => {
    const payload = sample(type);
    expect(Object.keys(objectAt(payload, at)).sort()).toEqual(Object.keys(kinds).sort());
    const extra = at === '' ? 'extra' : `${at}.extra`;
    expect(refusals(Holder, { payload: changed(payload, extra, 1) })).toEqual({
      [`payload.${extra}`]: ['is not a field that is known here'],
    });
  });

  test.each(fields)('%s needs %s', (type, field) => {
    expect(Object.keys(refusals(Holder, { payload: changed(sample(type), field, undefined) }))).toEqual([
      `payload.${field}`,
    ]);
  });

  test.each(fields)('%s wants %s to be its %s', (type, field, kind) => {
    for (const value of wrong[kind]) {
      const refused = Object.keys(refusals(Holder, { payload: changed(sample(type), field, value) }));
      const isWithin = refused.every((at) => `${at}.`.startsWith(`payload.${field}.`));
      expect([value, refused.length > 0, isWithin]).toEqual([value, true, true]);
    }
  });
});

describe('a change of status', () => {
  const change = (type: EventType, details: object): Record<string, string[]> =>
    refusals(Holder, { payload: changed(sample(type), 'statusChangeDetails', details) });

  test('is a creation only for a payin', () => {
    const created = { previousStatus: null, currentStatus: { type: 'created' } };
    expect(change('payin_status_changed', created)).toEqual({});
    expect(change('payout_status_changed', { type: 'fiat', ...created })).not.toEqual({});
    expect(
      change('payout_request_status_changed', { ...created, currentStatus: { type: 'awaitingExecution' } }),
    ).not.toEqual({});
  });

  test('has the statuses of its kind of payout', () => {
    const fiat = {
      previousStatus: { type: 'created' },
      currentStatus: { type: 'onHold', initiatedAt: '2026-11-21T09:30:00.000Z' },
    };
    const blockchain = { previousStatus: { type: 'awaitingExecution' }, currentStatus: { type: 'executed' } };
    expect(change('payout_status_changed', { type: 'fiat', ...fiat })).toEqual({});
    expect(change('payout_status_changed', { type: 'blockchain', ...blockchain })).toEqual({});
    const both = ['payload.statusChangeDetails.previousStatus.type', 'payload.statusChangeDetails.currentStatus.type'];
    expect(Object.keys(change('payout_status_changed', { type: 'fiat', ...blockchain }))).toEqual(both);
    expect(Object.keys(change('payout_status_changed', { type: 'blockchain', ...fiat }))).toEqual(
      expect.arrayContaining(both),
    );
  });
});

test('terms of service are accepted in the web application, through the API, or as a test', () => {
  const accepted = (source: string): object =>
    refusals(Holder, { payload: changed(sample('tos_accepted'), 'source', source) });
  expect(['ui', 'api', 'test'].map(accepted)).toEqual([{}, {}, {}]);
  expect(accepted('widget')).not.toEqual({});
});

describe('the documentation', () => {
  let schemas: Readonly<Record<string, object>>;
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  beforeAll(async () => {
    schemas = await publishedSchemas(Holder);
    ajv.addSchema({ $id: 'document', components: { schemas } });
  });

  test.each(eventTypes)('of %s has its fields, all required', (type) => {
    const names = Object.keys(specifiedEvents[type].fields[''] ?? {}).sort();
    const schema = schemas[eventPayloads.variants[type].name] as { properties: object; required: string[] };
    expect(Object.keys(schema.properties).sort()).toEqual(names);
    expect([...schema.required].sort()).toEqual(names);
    expect(ajv.validate({ $ref: 'document#/components/schemas/Holder' }, { payload: sample(type) })).toBe(true);
  });

  test('says where null may be', () => {
    expect(schemas['PayinStatusChange']).toMatchObject({
      required: ['previousStatus', 'currentStatus'],
      properties: {
        previousStatus: { anyOf: [{ $ref: '#/components/schemas/PayinStatus' }, { type: 'null' }] },
        currentStatus: { $ref: '#/components/schemas/PayinStatus' },
      },
    });
  });
});

function sample(type: EventType): object {
  return { type, ...specifiedEvents[type].sample };
}

function objectAt(payload: object, at: string): object {
  return at === '' ? payload : ((payload as Record<string, object>)[at] ?? {});
}

/** A copy in which one field has another value, or is not there. */
function changed(payload: object, field: string, value: unknown): object {
  const [name = '', rest] = field.split('.', 2);
  const inner = rest === undefined ? value : changed(objectAt(payload, name), rest, value);
  const { [name]: _, ...others } = payload as Record<string, unknown>;
  return inner === undefined ? others : { ...others, [name]: inner };
}
