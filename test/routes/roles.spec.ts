import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type StaffRole, type StaffScope, rolesGrant, staffRoles } from '#contracts';
import type { StaffApi } from '../support/service/staff-api.js';
import { type Route, nameOf } from '../support/routes/routes.js';
import { World, inParallel } from '../support/routes/world.js';
import { type Person, newPerson, signInAgain } from '../support/staff/people.js';

let world: World;
const people = new Map<StaffRole, Person>();

beforeAll(async () => {
  world = await World.open();
  for (const role of staffRoles) people.set(role, await newPerson(world.gatehouse.operator, [role]));
});
afterAll(() => world.close());

/** As the table of roles says: docs/roles.md is written from the same. */
function isLetIn(role: StaffRole, scope: string | undefined): boolean {
  return scope === 'any' || (scope !== undefined && rolesGrant([role], scope as StaffScope));
}

async function faultOf(route: Route, role: StaffRole, api: StaffApi): Promise<string[]> {
  // It is the guard that decides, before anything is looked for: what is asked about need not be there.
  const path = route.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-00000000dead');
  const { status, body } = await api.call(route.method, path, route.body === undefined ? undefined : {});
  const wasRefused =
    status === 403 &&
    /^(None of your roles|Only a phone|Only the session of somebody who was invited)/.test(String(body['message']));
  return wasRefused === isLetIn(role, route.staffScope)
    ? [`${nameOf(route)} as ${role}: ${status} ${JSON.stringify(body)}`]
    : [];
}

test('every route lets in the roles that grant its scope, and no other', async () => {
  const endsSessions = ({ method, path }: Route): boolean => method === 'DELETE' && path.startsWith('/staff/');
  const { guarded } = world.routes;
  const cases = guarded
    .filter((route) => !endsSessions(route))
    .flatMap((route) => staffRoles.map((role) => ({ route, role })));
  const faults = await inParallel(cases, ({ route, role }) => faultOf(route, role, personWith(role).api));
  expect(faults.flat()).toEqual([]);
  const ending = guarded.filter(endsSessions);
  expect(ending.length).toBeGreaterThan(0);
  // Each with a session of its own, and last: they end those that are asked with.
  for (const route of ending)
    for (const role of staffRoles) expect(await faultOf(route, role, await signInAgain(personWith(role)))).toEqual([]);
});

function personWith(role: StaffRole): Person {
  const person = people.get(role);
  if (person === undefined) throw new Error(`Nobody is ${role}`);
  return person;
}
