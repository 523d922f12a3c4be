interface Told {
  readonly name?: string;
  readonly message?: string;
  readonly errorInstanceId?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What the service did not do, or that it could not be reached: then the status is 0. */
export class Refusal extends Error {
  readonly title: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errorInstanceId: string | undefined;

  constructor(
    readonly status: number,
    { name, message, params, errorInstanceId }: Told,
  ) {
    super(message ?? '');
    this.title = name ?? '';
    this.params = params ?? {};
    this.errorInstanceId = errorInstanceId;
  }
}
