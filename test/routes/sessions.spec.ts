import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import type { Answer, Api } from '../support/service/api.js';
import { idFields, tagOf, withId } from '../support/routes/arbitrary.js';
import { make } from '../support/routes/resources.js';
import { type WidgetSession, newSession, openReview, partnersPage } from '../support/compliance/reviews.js';
import { type Route, addressOf, nameOf } from '../support/routes/routes.js';
import { type Attempt, World, inParallel, isTaken } from '../support/routes/world.js';

let world: World;
/** Of a review of a business. */
let session: WidgetSession;
/** Of a review of an individual, of the same organization. */
let otherSession: WidgetSession;

beforeAll(async () => {
  world = await World.open();
  const { api } = world.mine;
  session = await newSession(world.gatehouse, world.mine, { reviewId: await openReview(api, 'business') });
  otherSession = await newSession(world.gatehouse, world.mine, { reviewId: await openReview(api, 'individual') });
});
afterAll(() => world.close());

const forSessions = (): readonly Route[] => world.routes.guarded.filter(({ sessions }) => sessions);
const onReview = '/compliance/reviews/{complianceReviewId}';
const ofOneReview = (): readonly Route[] => forSessions().filter(({ path }) => path.startsWith(onReview));
const onPersons = ({ path }: Route): boolean => path.startsWith('/compliance/associated-persons');

/** As the widget calls a route: for the review of its session, about what it has made itself. */
function ownAttempt(route: Route): Promise<Attempt> {
  const organization = { id: world.mine.id, api: session.api };
  return world.attempt(route, { organization, path: { complianceReviewId: session.reviewId } });
}

/** The same about another review. */
async function attemptAbout(route: Route, reviewId: string): Promise<Attempt> {
  const attempt = await ownAttempt(route);
  return { ...attempt, address: attempt.address.replace(session.reviewId, reviewId) };
}

function send(attempt: Attempt, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return world.send(attempt, session.api, headers);
}

/** A line for every answer that is not as it should be; nothing may be written by any of them. */
async function wrong(
  attempts: readonly Attempt[],
  check: (attempt: Attempt) => Promise<readonly [isRight: boolean, answer: Answer]>,
): Promise<string[]> {
  expect(attempts.length).toBeGreaterThan(0);
  const before = await world.digest();
  const checked = await inParallel(attempts, async (attempt) => ({ attempt, seen: await check(attempt) }));
  expect(await world.digest()).toEqual(before);
  return checked.flatMap(({ attempt: { route }, seen: [isRight, { status, body }] }) =>
    isRight ? [] : [`${nameOf(route)}: ${status} ${JSON.stringify(body)}`],
  );
}

/** What is said apart from the ids in it. */
function words({ status, body }: Answer, id: string): string {
  const { errorInstanceId, ...rest } = body;
  return `${status} ${typeof errorInstanceId} ${JSON.stringify(rest).replaceAll(id, '<id>')}`;
}

describe('a widget session', () => {
  test('meets routes that its page can call, and whose review the guard can tell', () => {
    const odd = forSessions().filter(
      ({ path }) => !/^\/compliance\/(?!reviews\/\{)/.test(path) && !path.startsWith(onReview),
    );
    expect(odd.map(nameOf)).toEqual([]);
  });

  test('does everything that a route lets it do', async () => {
    const answers = await inParallel(forSessions(), async (route) => {
      const answer = await send(await ownAttempt(route), { Origin: partnersPage });
      return isTaken(route, answer) ? [] : [`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`];
    });
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.flat()).toEqual([]);
  });

  test('may do nothing else, and is told what it would need', async () => {
    const others = world.routes.guarded.filter(({ sessions }) => !sessions);
    const path = { complianceReviewId: session.reviewId };
    const attempts = await inParallel(others, (route) => world.attempt(route, { path }));
    const faults = await wrong(attempts, async (attempt) => {
      const answer = await send(attempt, { 'Idempotency-Key': randomUUID() });
      const { requiredScope } = (answer.body['params'] ?? {}) as { requiredScope?: string };
      const isForbidden = answer.status === 403 && answer.body['name'] === 'Forbidden';
      return [isForbidden && requiredScope === attempt.route.scope, answer];
    });
    expect(faults).toEqual([]);
  });

  test('calls on behalf of nobody', async () => {
    const attempts = await inParallel(forSessions(), ownAttempt);
    const faults = await wrong(attempts, async (attempt) => {
      const answer = await send(attempt, { 'On-Behalf-Of': world.mine.id });
      return [answer.status === 404 && answer.body['name'] === 'ResourceNotFound', answer];
    });
    expect(faults).toEqual([]);
  });

  test('of an individual is refused the associated persons of the organization', async () => {
    const attempts = await inParallel(forSessions().filter(onPersons), ownAttempt);
    const faults = await wrong(attempts, async (attempt) => {
      const answer = await world.send(attempt, otherSession.api);
      return [answer.status === 403 && answer.body['name'] === 'Forbidden', answer];
    });
    expect(faults).toEqual([]);
  });
});

describe('to a widget session is as good as absent', () => {
  test.each([
    ['of its own organization', () => Promise.resolve(otherSession.reviewId)],
    ['of another organization', () => openReview(world.theirs.api, 'business')],
    ['whose id is none', () => Promise.resolve('no-uuid')],
  ])('another review: one %s', async (_, id) => {
    const other = await id();
    const attempts = await inParallel(ofOneReview(), (route) => attemptAbout(route, other));
    const absent = await session.api.get(`/compliance/reviews/${randomUUID()}`);
    const { id: absentId } = absent.body['params'] as { id: string };
    expect(absent).toMatchObject({ status: 404, body: { params: { resource: 'complianceReview' } } });
    const faults = await wrong(attempts, async (attempt) => {
      const answer = await send(attempt);
      return [words(answer, other) === words(absent, absentId), answer];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['of another review of its organization', () => attestationOf(world.mine.api, 'individual')],
    ['of another organization', () => attestationOf(world.theirs.api, 'business')],
  ])('an attestation %s, asked for as one of its own review', async (_, id) => {
    const other = await id();
    const routes = ofOneReview().filter(({ path }) => path.includes('{attestationId}'));
    const attempt = (route: Route, attestationId: string): Attempt => {
      const address = addressOf(route, { complianceReviewId: session.reviewId, attestationId });
      const changes = { email: 'ana@acme.example' };
      return { route, address, body: route.body === undefined ? undefined : { changes } };
    };
    await expectAbsent(routes, attempt, other);
  });

  const uploaders: readonly (readonly [string, () => Api])[] = [
    ['by its organization', () => world.mine.api],
    ['in another review of its organization', () => otherSession.api],
    ['by another organization', () => world.theirs.api],
  ];

  test.each(uploaders)('a document that was uploaded %s', async (_, uploader) => {
    const routes = forSessions().filter(({ path }) => path.includes('{documentId}'));
    const attempt = (route: Route, documentId: string): Attempt => {
      return { route, address: addressOf(route, { documentId }), body: undefined };
    };
    await expectAbsent(routes, attempt, await documentOf(uploader()));
  });

  test.each(uploaders)('a document that was uploaded %s, named in an attestation', async (_, uploader) => {
    const foreign = await documentOf(uploader());
    const own = (await inParallel(forSessions(), attestationsWithDocuments)).flat();
    const faults = await wrong(own, async (attempt) => {
      const naming = (id: string): Promise<Answer> => {
        return send({ ...attempt, body: withId(attempt.body, 'documentId', id) });
      };
      const [toForeign, toAbsent] = [await naming(foreign), await naming(randomUUID())];
      const { failures = [] } = toForeign.body['params'] as { failures?: { field: string }[] };
      const isNamed = failures.length > 0 && failures.every(({ field }) => field.endsWith('.documentId'));
      return [toForeign.status === 400 && isNamed && words(toForeign, foreign) === words(toAbsent, foreign), toForeign];
    });
    expect(faults).toEqual([]);
    for (const attempt of own) expect((await send(attempt)).status).toBe(201);
  });
});

function documentOf(api: Api): Promise<string> {
  return make(world.ownerOf({ id: 'whoever', api }), 'documentId', 'A test');
}

async function attestationOf(api: Api, type: 'individual' | 'business'): Promise<string> {
  const { status, body } = await api.post(
    `/compliance/reviews/${await openReview(api, type)}/attestations`,
    validAttestation(`${type}ContactInfo`),
  );
  expect(status).toBe(201);
  return String(body['id']);
}

/** Of each type that names documents: with those that the session has uploaded itself. */
async function attestationsWithDocuments(route: Route): Promise<Attempt[]> {
  const organization = { id: world.mine.id, api: session.api };
  const path = { complianceReviewId: session.reviewId };
  const isOfIndividual = (tag = ''): boolean => tag.startsWith('individual');
  const attempts = await world.attempts(route, {
    organization,
    path,
    wanted: (variant) =>
      idFields(world.routes, variant).includes('documentId') && !isOfIndividual(tagOf(world.routes, variant)),
  });
  return attempts;
}

/** A stranger's id is answered as one that nothing has. */
async function expectAbsent(
  routes: readonly Route[],
  attempt: (route: Route, id: string) => Attempt,
  foreign: string,
): Promise<void> {
  const absent = randomUUID();
  const attempts = routes.map((route) => attempt(route, foreign));
  const faults = await wrong(attempts, async (asked) => {
    const [toForeign, toAbsent] = [await send(asked), await send(attempt(asked.route, absent))];
    return [toForeign.status === 404 && words(toForeign, foreign) === words(toAbsent, absent), toForeign];
  });
  expect(faults).toEqual([]);
}
