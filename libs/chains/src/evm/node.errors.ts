/** The node was slow, wrong or gone: a failure of the moment. Nothing of where it is gets into the message, as that may hold a key. */
export class NodeFailed extends Error {
  override readonly name = 'NodeFailed';
}

/** The node understood what it was asked, and said no. */
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

  /** Whether it is the chain that would not take the transaction, rather than the node that would not say. */
  get isRevert(): boolean {
    return this.code === 3 || /revert|out of gas|gas required exceeds|invalid opcode/i.test(this.reason);
  }
}

/** An answer does not have the shape, or is not of the thing, that was asked for. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer';
}
