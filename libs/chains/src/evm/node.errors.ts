/** The node was slow, wrong or down, which is temporary. The message never contains its URL, which may hold a key. */
export class NodeFailed extends Error {
  override readonly name = 'NodeFailed';
}

/** The node understood the request and refused it. */
export class NodeRefused extends Error {
  override readonly name = 'NodeRefused';

  constructor(
    message: string,
    readonly code: number,
    /** The node's own words. */
    readonly reason: string,
  ) {
    super(message);
  }

  /** Whether the chain would revert the transaction, rather than the node failing to answer. */
  get isRevert(): boolean {
    return this.code === 3 || /revert|out of gas|gas required exceeds|invalid opcode/i.test(this.reason);
  }
}

/** An answer has the wrong shape, or is about something else than was asked. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';
}
