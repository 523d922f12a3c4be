import { closeShared } from './endings.cjs';

export default async function tearDown() {
  await closeShared();
  for (const close of (globalThis.closeTestServers ?? []).splice(0)) await close();
}
