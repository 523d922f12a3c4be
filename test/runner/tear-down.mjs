import { closeShared } from './endings.cjs';

/** All of it, also where a part cannot be closed: a PostgreSQL would go on. */
export default async function tearDown() {
  let failure;
  for (const close of [closeShared, ...(globalThis.closeTestServers ?? []).splice(0)]) {
    try {
      await close();
    } catch (cause) {
      failure ??= cause;
    }
  }
  if (failure !== undefined) throw failure;
}
