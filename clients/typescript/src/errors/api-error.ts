import type { components } from '../generated/schema.js';
import { GatehouseError } from './gatehouse-error.js';

type Schemas = components['schemas'];

/** The names of all errors of the API. */
export type ErrorName = {
  [K in keyof Schemas]: Schemas[K] extends { errorInstanceId: string; name: K } ? K : never;
}[keyof Schemas];

export type ParamsOf<N extends string> = N extends ErrorName ? Schemas[N]['params'] : unknown;

/** What the API said, as it said it. */
export interface Refusal<N extends string = string> {
  readonly route: string;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly body: {
    readonly name: N;
    readonly message: string;
    readonly params: ParamsOf<N>;
    readonly errorInstanceId: string;
  };
}

/** A refusal of the API: there is a class of each name, so that `instanceof` tells which `params` there are. */
export class ApiError<N extends string = string> extends GatehouseError {
  override readonly name: N;
  readonly status: number;
  readonly params: ParamsOf<N>;
  /** Unique to this one error, and in the log of the server: tell it to the operator. */
  readonly errorInstanceId: string;
  readonly retryAfterSeconds: number | undefined;

  constructor({ route, status, retryAfterSeconds, body }: Refusal<N>) {
    super(route, body.message);
    this.name = body.name;
    this.status = status;
    this.params = body.params;
    this.errorInstanceId = body.errorInstanceId;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type ClassesByName = { readonly [N in ErrorName]: new (refusal: Refusal<N>) => ApiError<N> };

/** A refusal by a name that this version of the client does not know: the server is newer. */
export class UnknownApiError extends ApiError {
  constructor(refusal: Refusal) {
    super(refusal);
    this.message = `${refusal.body.name}: ${refusal.body.message} (this version of @gatehouse/client does not know the error)`;
  }
}
