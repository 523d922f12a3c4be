import { ServiceUnavailable } from '#errors';

/**
 * The provider was not reached, did not answer in time, or answered nonsense. Not part of the public contract: the request is
 * repeated. The message contains nothing that either side sent.
 */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';

  constructor(
    reason: string,
    /** Whether it did not answer in time. */
    readonly isTimeout = false,
  ) {
    super(`The payment provider ${reason}`);
  }
}

/** For requests that a caller waits for, and may repeat. */
export function asUnavailable(cause: unknown): never {
  throw cause instanceof ProviderFailed ? new ServiceUnavailable(cause) : cause;
}
