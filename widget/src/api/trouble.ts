export type TroubleCode = 'unreachable' | 'rateLimited' | 'sessionEnded' | 'sessionFailed' | 'unsupported' | 'internal';

interface TroubleDetails {
  readonly retryAfterSeconds?: number | undefined;
  /** By which whoever runs Gatehouse finds the failure in its logs. */
  readonly errorInstanceId?: string | undefined;
}

/** The request got no verdict: it can be sent again. */
export class Trouble extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly errorInstanceId: string | undefined;

  constructor(
    readonly code: TroubleCode,
    { retryAfterSeconds, errorInstanceId }: TroubleDetails = {},
  ) {
    super(code);
    this.retryAfterSeconds = retryAfterSeconds;
    this.errorInstanceId = errorInstanceId;
  }
}

export function isAboutSession({ code }: Trouble): boolean {
  return code === 'sessionEnded' || code === 'sessionFailed';
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
    readonly errorInstanceId?: string,
  ) {
    super(name);
  }

  get fieldFailures(): readonly FieldFailure[] {
    return this.name === 'ValidationFailed' ? (this.params['failures'] as readonly FieldFailure[]) : [];
  }
}
