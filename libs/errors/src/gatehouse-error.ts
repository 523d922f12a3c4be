import { field } from '#contracts';

type Class = new (...parameters: never[]) => object;

/** What is published of an error: its name, its status, the shape of its params, and what to do about it. */
export interface ErrorContract {
  readonly name: string;
  readonly status: number;
  readonly params: Class;
  readonly about: string;
}

/** An error that callers see. Anything else that is thrown becomes `InternalError`, with its cause only in the log. */
export abstract class GatehouseError<Params extends object = object> extends Error {
  /** Set where the answer is kept, so that a replayed answer has the same instance id. */
  instanceId: string | undefined;

  constructor(
    readonly contract: ErrorContract,
    message: string,
    readonly params: Params,
  ) {
    super(message);
    this.name = contract.name;
  }
}

/** `instanceof` alone would leave the type of `params` open. */
export function isGatehouseError(thrown: unknown): thrown is GatehouseError {
  return thrown instanceof GatehouseError;
}

export interface ErrorClass {
  readonly contract: ErrorContract;
  readonly prototype: GatehouseError;
}

export class NoParams {}

/** An id as callers sent it: not always a UUID. */
export function SentText(options: { describe?: string; optional?: boolean } = {}): PropertyDecorator {
  return field(options, { type: 'string' });
}
