import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Contract } from '../support/contract.js';
import { type Target, fire, shots } from '../support/fuzz.js';
import { nameOf } from '../support/routes.js';
import { World } from '../support/world.js';

const requests = 1_500;

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
  const seen = new Set<string>();
  const property = fc.asyncProperty(shots(world.routes), async (shot) => {
    seen.add(nameOf(shot.route));
    expect(await fire(target, shot)).toEqual([]);
  });
  await fc.assert(property, { numRuns: requests, interruptAfterTimeLimit: 20_000 });
  expect([...seen].sort()).toEqual(world.routes.all.map(nameOf).sort());
  expect((await world.gatehouse.anyone.get('/health/ready')).status).toBe(200);
});
