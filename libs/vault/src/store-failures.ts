import { ServiceUnavailable } from '#errors';

/** A file operation that fails (disk full, unmounted, broken) is not the fault of the caller: 503, try again. */
export async function stored<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (cause) {
    throw asUnavailable(cause);
  }
}

export function asUnavailable(cause: unknown): unknown {
  const isOfTheSystem = typeof (cause as { syscall?: unknown }).syscall === 'string';
  return isOfTheSystem ? new ServiceUnavailable(cause) : cause;
}
