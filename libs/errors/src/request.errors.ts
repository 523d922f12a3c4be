import { Instant, Integer, ListOf, Texts, Uuid } from '#contracts';
import { type ErrorContract, GatehouseError, NoParams, SentText } from './gatehouse-error.js';

export class FieldFailure {
  @SentText({ describe: 'Where, with dots: `details.email`, `payouts.3.amount`.' })
  field: string;

  @Texts({ max: 2000 })
  messages: string[];
}

class ValidationFailedParams {
  @ListOf(() => FieldFailure)
  failures: FieldFailure[];
}

export class ValidationFailed extends GatehouseError<ValidationFailedParams> {
  static readonly contract: ErrorContract = {
    name: 'ValidationFailed',
    status: 400,
    params: ValidationFailedParams,
    about: 'Some fields are missing, unknown or not as they should be. Each is named with what it must be.',
  };
  constructor(failures: FieldFailure[]) {
    super(
      ValidationFailed.contract,
      `The request has ${failures.length === 1 ? 'a field' : 'fields'} to correct: ${failures
        .map(({ field }) => field)
        .slice(0, 10)
        .join(', ')}`,
      { failures },
    );
  }
  /** The name may come from the request, so it is made safe for an answer. */
  static at(field: string, ...messages: string[]): ValidationFailed {
    return new ValidationFailed([{ field: field.replaceAll('\0', '').toWellFormed(), messages }]);
  }
  /** Of an object that is a field itself. */
  within(field: string): ValidationFailed {
    return new ValidationFailed(this.params.failures.map((one) => ({ ...one, field: `${field}.${one.field}` })));
  }
}

class MalformedRequestParams {
  @SentText({ describe: 'What could not be read.' })
  reason: string;
}

export class MalformedRequest extends GatehouseError<MalformedRequestParams> {
  static readonly contract: ErrorContract = {
    name: 'MalformedRequest',
    status: 400,
    params: MalformedRequestParams,
    about:
      'The request could not be read: broken JSON, wrong encoding, too deep (400), too large (413) or of another content type (415).',
  };
  constructor(reason: string, status: 400 | 413 | 415 = 400) {
    super({ ...MalformedRequest.contract, status }, `The request could not be read: ${reason}`, { reason });
  }
}

const longestIdRepeated = 200;

class ResourceNotFoundParams {
  @SentText({ describe: 'The kind of resource.' })
  resource: string;

  @SentText({ optional: true, describe: 'The id as it was sent.' })
  id?: string;
}

export class ResourceNotFound extends GatehouseError<ResourceNotFoundParams> {
  static readonly contract: ErrorContract = {
    name: 'ResourceNotFound',
    status: 404,
    params: ResourceNotFoundParams,
    about: 'There is no such resource, or it is not yours: the two are never told apart.',
  };
  constructor(
    resource: string,
    id?: string,
    message = resource === 'route'
      ? 'There is nothing at this address with this method'
      : `There is no such ${resource}`,
  ) {
    super(
      ResourceNotFound.contract,
      message,
      id === undefined ? { resource } : { resource, id: id.slice(0, longestIdRepeated) },
    );
  }
}

class IdempotencyParams {
  @Uuid()
  idempotencyKey: string;
}

export class IdempotencyKeyInProgress extends GatehouseError<IdempotencyParams> {
  static readonly contract: ErrorContract = {
    name: 'IdempotencyKeyInProgress',
    status: 409,
    params: IdempotencyParams,
    about: 'The first request with this idempotency key is still running. Ask again in a moment with the same key.',
  };
  constructor(idempotencyKey: string) {
    super(IdempotencyKeyInProgress.contract, 'The first request with this idempotency key is still running', {
      idempotencyKey,
    });
  }
}

export class IdempotencyKeyReused extends GatehouseError<IdempotencyParams> {
  static readonly contract: ErrorContract = {
    name: 'IdempotencyKeyReused',
    status: 422,
    params: IdempotencyParams,
    about:
      'This idempotency key was used for another request in the last 24 hours. Use a new one for each new request.',
  };
  constructor(idempotencyKey: string) {
    super(IdempotencyKeyReused.contract, 'This idempotency key was used for another request', { idempotencyKey });
  }
}

class LimitExceededParams {
  @Integer({})
  limit: number;

  @Integer({})
  actual: number;

  @Instant({ optional: true, describe: 'Of what is counted over time: from when on it would be possible.' })
  resetsAt?: string;
}

export class LimitExceeded extends GatehouseError<LimitExceededParams> {
  static readonly contract: ErrorContract = {
    name: 'LimitExceeded',
    status: 422,
    params: LimitExceededParams,
    about: 'A quota would be exceeded, such as an eleventh webhook, or how many dollars may be paid in 30 days.',
  };
  constructor(
    limit: number,
    actual: number,
    { message, resetsAt }: { readonly message?: string; readonly resetsAt?: Date } = {},
  ) {
    super(LimitExceeded.contract, message ?? `At most ${limit} are possible, this would be ${actual}`, {
      limit,
      actual,
      ...(resetsAt === undefined ? {} : { resetsAt: resetsAt.toISOString() }),
    });
  }
}

class RateLimitExceededParams {
  @Integer({ min: 1 })
  retryAfterSeconds: number;
}

export class RateLimitExceeded extends GatehouseError<RateLimitExceededParams> {
  static readonly contract: ErrorContract = {
    name: 'RateLimitExceeded',
    status: 429,
    params: RateLimitExceededParams,
    about: 'Too many requests with this key. Wait as long as `Retry-After` says.',
  };
  constructor(retryAfterSeconds: number) {
    super(RateLimitExceeded.contract, `Too many requests: wait ${retryAfterSeconds} s`, { retryAfterSeconds });
  }
}

export class ServiceUnavailable extends GatehouseError<NoParams> {
  static readonly contract: ErrorContract = {
    name: 'ServiceUnavailable',
    status: 503,
    params: NoParams,
    about:
      'The service cannot answer just now. Nothing is known to be written: send the same request again, with the same idempotency key.',
  };
  constructor(cause?: unknown) {
    super(ServiceUnavailable.contract, 'The service cannot answer just now, please try again', {});
    this.cause = cause;
  }
}

export class InternalError extends GatehouseError<NoParams> {
  static readonly contract: ErrorContract = {
    name: 'InternalError',
    status: 500,
    params: NoParams,
    about: 'Our mistake. Tell us the errorInstanceId: the cause is in our log under it.',
  };
  constructor(cause: unknown) {
    super(InternalError.contract, 'Something went wrong on our side', {});
    this.cause = cause;
  }
}
