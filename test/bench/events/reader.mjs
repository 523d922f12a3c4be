import { setTimeout as pause } from 'node:timers/promises';
import { answering } from '../harness/side-process.mjs';
import { eventLog } from './context.mjs';

const pageSize = 100;
const betweenReadsMilliseconds = 5;

/** Where it stands in the log of each organization. @type {Map<string, number>} */
let positions = new Map();
/** How often each event was seen. @type {Map<string, number>} */
let seen = new Map();
let outOfOrder = 0;
let following = false;
let round = Promise.resolve();

answering(async ({ begin, expected }) => {
  if (begin !== undefined) {
    [positions, seen, outOfOrder, following] = [
      new Map(begin.map((/** @type {string} */ id) => [id, 0])),
      new Map(),
      0,
      true,
    ];
    round = follow();
    return {};
  }
  following = false;
  await round;
  await readToTheEnd();
  const missing = expected.filter((/** @type {string} */ id) => !seen.has(id)).length;
  const doubled = [...seen.values()].filter((times) => times > 1).length;
  return { missing, doubled, outOfOrder };
});

async function follow() {
  while (following) {
    for (const organizationId of positions.keys()) {
      if (!following) return;
      await readPage(organizationId);
      await pause(betweenReadsMilliseconds);
    }
  }
}

async function readToTheEnd() {
  for (const organizationId of positions.keys()) while ((await readPage(organizationId)) > 0);
}

/** @param {string} organizationId */
async function readPage(organizationId) {
  const after = positions.get(organizationId) ?? 0;
  const rows = await eventLog.read({ organizationId, after, limit: pageSize, type: undefined, resourceId: undefined });
  rows.forEach(
    (/** @type {{ position: number, resourceId: string }} */ { position, resourceId }, /** @type {number} */ index) => {
      if (position !== after + index + 1) outOfOrder++;
      seen.set(resourceId, (seen.get(resourceId) ?? 0) + 1);
    },
  );
  positions.set(organizationId, after + rows.length);
  return rows.length;
}
