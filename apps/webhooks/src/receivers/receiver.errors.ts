/** Neither is part of the public contract: whoever calls decides what partners are told. */

/** The URL leads to no place that anything may be sent to. */
export class ReceiverRefused extends Error {
  override readonly name = 'ReceiverRefused';

  /** The reason says what the URL must be: "must use https". */
  constructor(readonly reason: string) {
    super(`The URL ${reason}`);
  }

  static notPublic(address: string, why: string): ReceiverRefused {
    return new ReceiverRefused(`must lead to public addresses only, and ${address} ${why}`);
  }
}

/** The attempt brought no answer. */
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
