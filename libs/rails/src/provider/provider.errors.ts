import { ServiceUnavailable } from '#errors';

/** Not part of the public contract: whoever asked asks again, with the same order. */

/** The provider was not reached, did not answer in time, or answered nonsense. The message holds nothing that either side said. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';

  constructor(
    reason: string,
    /** Whether time passed until nothing came. */
    readonly isTimeout = false,
  ) {
    super(`The payment provider ${reason}`);
  }
}

/** Of what is asked while a caller waits, who may ask again. */
export function asUnavailable(cause: unknown): never {
  throw cause instanceof ProviderFailed ? new ServiceUnavailable(cause) : cause;
}
