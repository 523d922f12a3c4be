export type TroubleCode = 'unreachable' | 'rateLimited' | 'sessionEnded' | 'unsupported';

/** The request got no verdict: it can be sent again. */
export class Trouble extends Error {
  constructor(
    readonly code: TroubleCode,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}

export interface FieldFailure {
  readonly field: string;
  readonly messages: readonly string[];
}

/** An error response of the server, by its name in the contract. */
export class ServerRefusal extends Error {
  constructor(
    /** Such as `ValidationFailed`. */
    override readonly name: string,
    readonly status: number,
    readonly params: Readonly<Record<string, unknown>>,
  ) {
    super(name);
  }

  get fieldFailures(): readonly FieldFailure[] {
    return this.name === 'ValidationFailed' ? (this.params['failures'] as readonly FieldFailure[]) : [];
  }
}
