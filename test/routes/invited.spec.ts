import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type InvitedPerson, invitedPerson, newPerson } from '../support/compliance/invitations.js';
import { nameOf } from '../support/routes/routes.js';
import { World, inParallel, isTaken } from '../support/routes/world.js';
import type { Answer } from '../support/service/api.js';

let world: World;
let invited: InvitedPerson;

beforeAll(async () => {
  world = await World.open();
  invited = await invitedPerson(world.gatehouse);
});
afterAll(() => world.close());

/** What is said apart from the ids in it. */
function words({ status, body }: Answer, id: string): string {
  const { errorInstanceId, ...rest } = body;
  return `${status} ${typeof errorInstanceId} ${JSON.stringify(rest).replaceAll(id, '<id>')}`;
}

describe('who was invited', () => {
  test('does what a route lets them do', async () => {
    const { personId: associatedPersonId, api } = invited;
    const organization = { ...invited.organization, api };
    const faults = await inParallel(
      world.routes.guarded.filter(({ invitees }) => invitees),
      async (route) => {
        const answer = await world.send(
          await world.attempt(route, { organization, path: { associatedPersonId } }),
          api,
        );
        return isTaken(route, answer) ? [] : [`${nameOf(route)}: ${answer.status} ${JSON.stringify(answer.body)}`];
      },
      // One after the other: they are about the same attestations.
      1,
    );
    expect(faults.length).toBeGreaterThan(5);
    expect(faults.flat()).toEqual([]);
  });

  test('may do nothing else, and is told what it would need', async () => {
    const others = world.routes.guarded.filter(({ invitees }) => !invitees);
    const attempts = await inParallel(others, (route) => world.attempt(route));
    const before = await world.digest();
    const faults = await inParallel(attempts, async (attempt) => {
      const { route, address } = attempt;
      const answer = await world.send(attempt, invited.api, { 'Idempotency-Key': randomUUID() });
      const { requiredScope } = (answer.body['params'] ?? {}) as { requiredScope?: string };
      const isForbidden = answer.status === 403 && requiredScope === route.scope;
      return isForbidden ? [] : [`${nameOf(route)} at ${address}: ${answer.status} ${JSON.stringify(answer.body)}`];
    });
    expect(faults.flat()).toEqual([]);
    expect(await world.digest()).toEqual(before);
  });

  test.each([
    ['of the same business', () => newPerson(invited.organization.api)],
    ['of another organization', () => newPerson(world.theirs.api)],
    ['whose id is none', () => Promise.resolve('no-uuid')],
  ])('finds no other person: one %s', async (_, id) => {
    const other = await id();
    const routes = world.routes.guarded.filter(
      ({ invitees, path }) => invitees && path.includes('{associatedPersonId}'),
    );
    expect(routes.length).toBeGreaterThan(2);
    const organization = { ...invited.organization, api: invited.api };
    const faults = await inParallel(routes, async (route) => {
      const attempt = await world.attempt(route, { organization, path: { associatedPersonId: invited.personId } });
      const about = (one: string): Promise<Answer> =>
        world.send({ ...attempt, address: attempt.address.replace(invited.personId, one) }, invited.api);
      const absent = randomUUID();
      const [toOther, toAbsent] = [await about(other), await about(absent)];
      const isRight = toOther.status === 404 && words(toOther, other) === words(toAbsent, absent);
      return isRight ? [] : [`${nameOf(route)}: ${toOther.status} ${JSON.stringify(toOther.body)}`];
    });
    expect(faults.flat()).toEqual([]);
  });
});
