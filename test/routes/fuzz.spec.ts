import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Contract } from '../support/routes/contract.js';
import { type Shot, type Target, fire, shots } from '../support/routes/fuzz.js';
import { isWhole } from '../support/run/sweep.js';
import { World } from '../support/routes/world.js';

const requests = isWhole ? 1_500 : 200;

let world: World;

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

test('whatever is sent to any route, the answer is a documented one', async () => {
  const target: Target = {
    url: world.gatehouse.url,
    owner: world.ownerOf(world.mine),
    other: world.theirs.api,
    newOwner: async () => world.ownerOf(await world.gatehouse.organization()),
    contract: new Contract(world.routes.document),
  };
  const hold = async (shot: Shot): Promise<void> => expect(await fire(target, shot)).toEqual([]);
  for (const route of world.routes.all)
    await fc.assert(fc.asyncProperty(shots(world.routes, [route]), hold), { numRuns: 1 });
  // Then in any order.
  await fc.assert(fc.asyncProperty(shots(world.routes), hold), { numRuns: requests });
  expect((await world.gatehouse.anyone.get('/health/ready')).status).toBe(200);
}, 180_000);
