import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gatehouse } from '../api/gatehouse.js';
import { SessionKeeper } from '../api/session-keeper.js';
import { Drafts } from '../drafts/drafts.js';
import { canSubmit } from './flow.js';
import { Journey } from './journey.js';
import { type World, requirementsOf, reviewOf, withUpload } from './world.spec-fixture.js';

/** A fake service: it loses responses and refuses on demand, and accepts each idempotency key once. */
class PlayedService {
  world: World;
  /** What happens to the next POST. */
  next: 'take' | 'lose' | { readonly status: number; readonly body: object } = 'take';
  /** Responses to GETs that are being delayed. */
  held: (() => void)[] | undefined;
  readonly taken: string[] = [];
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #known = new Map<string, object>();

  constructor(world: World) {
    this.world = world;
    this.#server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'POST') return this.post(request, response);
    if (path.endsWith('/current')) {
      say(response, 200, { id: 's', complianceReviewId: 'review', expiresAt: '2999-01-01T00:00:00Z' });
      return;
    }
    const said = path.endsWith('/requirements') ? { results: requirementsOf(this.world) } : reviewOf(this.world);
    if (this.held === undefined) say(response, 200, said);
    else this.held.push(() => say(response, 200, said));
  }

  private async post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    const body = JSON.parse((await request.toArray()).join('')) as { type?: 'individualTaxInfo' };
    this.asked.push(key);
    const { next } = this;
    this.next = 'take';
    if (typeof next === 'object') {
      say(response, next.status, next.body);
      return;
    }
    const made = this.#known.get(key) ?? this.take(key, body.type);
    this.#known.set(key, made);
    if (next === 'lose') response.destroy();
    else say(response, 201, made);
  }

  private take(key: string, type: 'individualTaxInfo' | undefined): object {
    this.taken.push(key);
    if (type === undefined) {
      this.world = { ...this.world, status: 'submitted' };
      return reviewOf(this.world);
    }
    const uploaded = { id: `new-${this.taken.length}`, validationStatus: { type: 'approved' } as const };
    this.world = withUpload(this.world, type, uploaded);
    return { ...uploaded, attestationType: type };
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

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
let reported: string[];

/** The part of the page that a journey uses. */
const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });

beforeEach(async () => {
  Object.assign(globalThis, { document: page });
  service = new PlayedService(complete);
  const keeper = new SessionKeeper();
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
