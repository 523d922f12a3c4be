/** That an S3 server refused, or did not answer: by its code alone, since bodies and addresses may repeat what was signed. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure';

  constructor(
    readonly method: string,
    readonly code: string,
    /** Undefined where there was no answer. */
    readonly status?: number,
  ) {
    super(
      status === undefined ? `S3 did not answer ${method}: ${code}` : `S3 answered ${method} with ${status} ${code}`,
    );
  }

  /** Whether it is certain that nothing was done. */
  get isRefusal(): boolean {
    return (
      (this.status !== undefined && this.status < 500) || this.code === 'ECONNREFUSED' || this.code === 'ENOTFOUND'
    );
  }
}
