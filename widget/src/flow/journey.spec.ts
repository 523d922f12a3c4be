import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Gatehouse } from '../api/gatehouse.js';
import { SessionKeeper } from '../api/session-keeper.js';
import { Drafts } from '../drafts/drafts.js';
import { canSubmit } from './flow.js';
import { Journey } from './journey.js';
import { PlayedService } from './played-service.spec-fixture.js';
import { type World, withUpload } from './world.spec-fixture.js';

const uploaded = { id: 'old', validationStatus: { type: 'approved' } as const };
const wanted = { personId: undefined, uploaded, request: undefined };
const complete: World = {
  type: 'individual',
  status: 'draft',
  personIds: [],
  wanted: [
    { ...wanted, attestationType: 'individualPersonalInfo' },
    { ...wanted, attestationType: 'individualTaxInfo' },
  ],
};

let service: PlayedService;
let journey: Journey;
let keeper: SessionKeeper;
let reported: string[];

/** The part of the page that a journey uses. */
const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });

beforeEach(async () => {
  Object.assign(globalThis, { document: page });
  service = new PlayedService(complete);
  keeper = new SessionKeeper();
  keeper.give('gws_token');
  reported = [];
  journey = new Journey(new Gatehouse(await service.start(), keeper), new Drafts(), {
    changed: () => undefined,
    submitted: () => reported.push('submitted'),
    failed: (cause) => reported.push('code' in cause ? cause.code : 'refused'),
    broke: (cause) => reported.push(String(cause)),
  });
  await journey.begin();
});
afterEach(async () => {
  journey.end();
  await service.stop();
  Reflect.deleteProperty(globalThis, 'document');
});

/** Retries, like the button of the trouble screen. */
async function again(): Promise<void> {
  journey.stop?.retry();
  while (journey.busy) await new Promise((resolve) => setImmediate(resolve));
}

const taxInfo = {
  type: 'individualTaxInfo',
  taxIdentificationNumber: '27-12345678-0',
  taxIdentificationNumberType: 'CUIL',
} as const;

function taxStep(): Parameters<Journey['send']>[0] {
  const step = journey.flow?.steps.find(({ type }) => type === 'individualTaxInfo');
  if (step === undefined) throw new Error('There is no such step');
  return step;
}

describe('a submission', () => {
  test('whose answer was lost is the same when it is sent again', async () => {
    service.next = 'lose';
    await journey.submit('I declare it.');
    expect(journey.stop?.trouble.code).toBe('unreachable');
    expect(reported).toEqual(['unreachable']);
    await again();
    expect(service.asked).toHaveLength(2);
    expect(service.taken).toHaveLength(1);
    expect(new Set(service.asked).size).toBe(1);
    expect(reported).toEqual(['unreachable', 'submitted']);
    expect(journey.flow).toMatchObject({ place: { at: 'status' }, review: { status: { type: 'submitted' } } });
  });

  test('is one, however often the button is pressed', async () => {
    await Promise.all([journey.submit('I declare it.'), journey.submit('I declare it.')]);
    await journey.submit('I declare it.');
    expect(service.asked).toHaveLength(1);
    expect(reported).toEqual(['submitted']);
  });

  test('that lacks something leads to what is missing', async () => {
    service.world = { ...complete, wanted: complete.wanted.map((one) => ({ ...one, uploaded: undefined })) };
    service.next = { status: 422, body: { name: 'MissingRequiredAttestations', params: {} } };
    await journey.submit('I declare it.');
    expect(reported).toEqual(['refused']);
    expect(journey).toMatchObject({ notSubmitted: true, notSaved: false, busy: false });
    expect(journey.flow?.place).toEqual({ at: 'step', id: 'individualPersonalInfo' });
  });

  test('that is rejected shows what stands in the way', async () => {
    const failed = {
      type: 'failed' as const,
      failures: [{ failureCode: 'OTHER' as const, severity: 'BLOCKING' as const }],
    };
    const blocking = withUpload(complete, 'individualTaxInfo', { id: 'old', validationStatus: failed });
    service.world = blocking;
    service.next = { status: 422, body: { name: 'AttestationValidationsRejectedException', params: {} } };
    await journey.submit('I declare it.');
    expect(journey).toMatchObject({ notSubmitted: true, flow: { place: { at: 'summary' } } });
    expect(journey.flow?.steps.map(({ state }) => state)).toContain('blocking');
    await journey.submit('I declare it.');
    expect(service.asked).toHaveLength(1);
  });

  test('that somebody else has made already is seen', async () => {
    service.world = { ...complete, status: 'inReview' };
    service.next = { status: 409, body: { name: 'IllegalTransition', params: {} } };
    await journey.submit('I declare it.');
    expect(journey).toMatchObject({ notSubmitted: false, flow: { place: { at: 'status' } } });
    expect(journey.flow !== undefined && canSubmit(journey.flow)).toBe(false);
  });
});

describe('the terms of service', () => {
  const terms = { version: '1.0', url: 'https://gatehouse.example/terms' };
  beforeEach(async () => {
    service.terms = terms;
    keeper.give('gws_another');
    await journey.begin();
    journey.go({ at: 'terms' });
  });

  test('lead on once they are accepted, with one acceptance although an answer was lost', async () => {
    service.next = 'lose';
    await journey.acceptTerms('Ana');
    expect(journey.stop?.trouble.code).toBe('unreachable');
    await again();
    expect([service.asked.length, service.taken.length]).toEqual([2, 1]);
    expect(journey).toMatchObject({ notSaved: false, flow: { place: { at: 'summary' }, terms: undefined } });
  });

  test('that have changed in the meantime are shown anew', async () => {
    const newer = { ...terms, version: '2.0' };
    service.terms = newer;
    const failures = [{ field: 'version', messages: ['must be the current version'] }];
    service.next = { status: 400, body: { name: 'ValidationFailed', params: { failures } } };
    await journey.acceptTerms('Ana');
    expect(journey).toMatchObject({ notSaved: true, flow: { place: { at: 'terms' }, terms: newer } });
  });

  test('that are refused for another reason have not changed, and the page hears of it', async () => {
    service.next = { status: 403, body: { name: 'Forbidden', params: {}, errorInstanceId: 'failure' } };
    await journey.acceptTerms('Ana');
    expect(journey).toMatchObject({
      notSaved: false,
      refusal: { name: 'Forbidden' },
      flow: { place: { at: 'terms' } },
    });
    expect(reported).toEqual(['refused']);
  });
});

describe('an answer', () => {
  test('that was lost is the same upload when it is sent again, and goes on', async () => {
    journey.go({ at: 'step', id: 'individualTaxInfo', from: 'summary' });
    service.next = 'lose';
    await journey.send(taxStep(), taxInfo);
    expect(journey.stop?.trouble.code).toBe('unreachable');
    await again();
    expect(service.taken).toHaveLength(1);
    expect(journey.sent(taxStep())).toEqual(taxInfo);
    expect(journey.flow?.place).toEqual({ at: 'summary' });
  });

  test('that is refused stays where it can be corrected', async () => {
    journey.go({ at: 'step', id: 'individualTaxInfo' });
    const failures = [{ field: 'taxIdentificationNumber', messages: ['is required'] }];
    service.next = { status: 400, body: { name: 'ValidationFailed', params: { failures } } };
    await journey.send(taxStep(), taxInfo);
    expect(journey.problems).toEqual([{ path: 'taxIdentificationNumber', code: 'required' }]);
    expect(journey.flow?.place).toEqual({ at: 'step', id: 'individualTaxInfo' });
    expect(reported).toEqual([]);
  });

  test('that comes too late shows that the review is closed', async () => {
    journey.go({ at: 'step', id: 'individualTaxInfo' });
    service.world = { ...complete, status: 'inReview' };
    service.next = { status: 409, body: { name: 'IllegalTransition', params: {} } };
    await journey.send(taxStep(), taxInfo);
    expect(journey).toMatchObject({ notSaved: false, flow: { place: { at: 'status' } } });
  });

  test('of a session that has ended waits for the next one', async () => {
    journey.go({ at: 'step', id: 'individualTaxInfo' });
    service.next = { status: 401, body: { name: 'Unauthorized', params: {} } };
    await journey.send(taxStep(), taxInfo);
    expect(journey.stop?.trouble.code).toBe('sessionEnded');
    await again();
    expect(service.taken).toHaveLength(1);
    expect(reported).toEqual(['sessionEnded']);
  });
});

test('what was asked for earlier is older, also when it is answered later', async () => {
  const held: (() => void)[] = (service.held = []);
  const early = journey.refresh();
  while (held.length < 2) await new Promise(setImmediate);
  service.held = undefined;
  service.world = { ...complete, status: 'inReview' };
  await journey.refresh();
  for (const answer of held) answer();
  await early;
  expect(journey.flow?.review.status.type).toBe('inReview');
});
