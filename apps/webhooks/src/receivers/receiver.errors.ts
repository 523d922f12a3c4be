/** Neither error is part of the public contract: the caller decides what partners see. */

/** Nothing may be sent to this URL. */
export class ReceiverRefused extends Error {
  override readonly name = 'ReceiverRefused';

  /** The reason completes "The URL": "must use https". */
  constructor(readonly reason: string) {
    super(`The URL ${reason}`);
  }

  static notPublic(address: string, why: string): ReceiverRefused {
    return new ReceiverRefused(`must lead to public addresses only, and ${address} ${why}`);
  }
}

/** The attempt got no answer. */
export class ReceiverUnreachable extends Error {
  override readonly name = 'ReceiverUnreachable';

  /** The reason is a short sentence for the partner. It never holds a header, a body or a secret. */
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
