import { answering } from '../harness/side-process.mjs';
import { events, ids, unitOfWork } from './context.mjs';

answering(async ({ organizations, writers, seconds }) => {
  /** @type {string[]} */
  const resources = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const write = async (/** @type {unknown} */ _, /** @type {number} */ writer) => {
    for (let turn = writer; performance.now() < until; turn += writers) {
      const organizationId = organizations[turn % organizations.length];
      const resourceId = ids.next();
      const occurredAt = new Date();
      const payload = { type: 'tos_accepted', organizationId, signedAt: occurredAt.toISOString(), source: 'api' };
      await unitOfWork.run((/** @type {unknown} */ tx) => events.record(tx, { resourceId, payload, occurredAt }));
      resources.push(resourceId);
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return { ids: resources, seconds: (performance.now() - begun) / 1000 };
});
