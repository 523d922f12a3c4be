import type { Gatehouse } from '../api/gatehouse.js';
import { ServerRefusal } from '../api/trouble.js';

/** Whether the server took the signature: it refuses a version other than its own. */
export async function signTerms(
  gatehouse: Gatehouse,
  { version, signedBy }: { version: string; signedBy: string },
  key: string,
): Promise<boolean> {
  try {
    await gatehouse.acceptTerms(version, signedBy, key);
    return true;
  } catch (cause) {
    if (cause instanceof ServerRefusal && cause.fieldFailures.some(({ field }) => field === 'version')) return false;
    throw cause;
  }
}
