import { id, object, ref } from './example-fields.spec-fixture.js';
import type { Schema } from './schema.js';

const error = (name: string, status: number, description: string, params: Schema = object({})): Schema =>
  object(
    {
      errorInstanceId: { ...id, description: 'Names this one occurrence; it is in our log too.' },
      name: { type: 'string', enum: [name] },
      message: { type: 'string', example: description.split('.')[0] ?? '' },
      params,
    },
    undefined,
    { description, 'x-status': status },
  );

export const exampleErrorSchemas: Readonly<Record<string, Schema>> = {
  ValidationFailed: error(
    'ValidationFailed',
    400,
    'The request has fields that cannot be accepted. Each failure names its field by a dotted path; correct them and send it again.',
    object({ failures: { type: 'array', items: ref('ValidationFailure') } }),
  ),
  ValidationFailure: object({
    field: { type: 'string', example: 'details.email' },
    messages: { type: 'array', items: { type: 'string', example: 'must be an email' } },
  }),
  MalformedRequest: error(
    'MalformedRequest',
    400,
    'The request could not be read: broken JSON, too deep, or not UTF-8. Check what your client really sends.',
    object({ reason: { type: 'string', example: 'The body is not JSON.' } }),
  ),
  Unauthenticated: error(
    'Unauthenticated',
    401,
    'The key is missing, unknown, expired or revoked. Send `Authorization: Bearer <key>` with a valid one.',
  ),
  Forbidden: error(
    'Forbidden',
    403,
    'The key is valid but lacks the scope. Use, or have made, a key that carries `requiredScope`.',
    object({ requiredScope: { type: 'string', example: 'organizations:write' } }),
  ),
  TermsOfServiceNotAccepted: error(
    'TermsOfServiceNotAccepted',
    403,
    'The organization has not accepted the terms of service yet. Accept them first.',
    object({ organizationId: id }),
  ),
  ResourceNotFound: error(
    'ResourceNotFound',
    404,
    'There is no such resource, or it belongs to another organization: the two look the same. Check the id, and whose key you use.',
    object({ resource: { type: 'string', example: 'organization' }, id }),
  ),
  IllegalTransition: error(
    'IllegalTransition',
    409,
    'The resource is in a status that does not allow this. Read it again.',
    object({
      resource: { type: 'string', example: 'account' },
      id,
      from: { type: 'string', example: 'ACTIVE' },
      trigger: { type: 'string', example: 'walletReady' },
    }),
  ),
  IdempotencyKeyInProgress: error(
    'IdempotencyKeyInProgress',
    409,
    'The first request with this key is still running. Wait a moment and send the same again.',
    object({ idempotencyKey: id }),
  ),
  IdempotencyKeyReused: error(
    'IdempotencyKeyReused',
    422,
    'This key was used for another request. A new request needs a new key.',
    object({ idempotencyKey: id }),
  ),
  LimitExceeded: error(
    'LimitExceeded',
    422,
    'A fixed limit is reached. Remove something first.',
    object({ limit: { type: 'integer', example: 10 }, actual: { type: 'integer', example: 11 } }),
  ),
  RateLimitExceeded: error(
    'RateLimitExceeded',
    429,
    'Too many requests with this key. Slow down.',
    object({ retryAfterSeconds: { type: 'integer', minimum: 1, example: 3 } }),
  ),
  InternalError: error(
    'InternalError',
    500,
    'Something failed on our side. Quote the `errorInstanceId` when you report it.',
  ),
  ServiceUnavailable: error('ServiceUnavailable', 503, 'The service is starting, stopping or overloaded.'),
};
