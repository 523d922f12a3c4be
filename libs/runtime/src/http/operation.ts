import { type Type, applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Scope } from '#contracts';
import type { ErrorClass } from '#errors';

/** Who may call a route: anyone, the payment provider (who signs instead of having a key), only the operator, only widget sessions, only organizations, or these and the operator by scope. */
export type Access =
  | { readonly callers: 'anyone' }
  | { readonly callers: 'provider' }
  | { readonly callers: 'operator' }
  | { readonly callers: 'session' }
  | {
      readonly callers: 'organization' | 'operatorOrOrganization';
      readonly scope: Scope;
      /** Beside them, widget sessions: each for its own review. */
      readonly sessions?: true;
    };

export interface OperationOptions {
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly status?: number;
  readonly answer?: Type;
  /** Fields of the answer that are never told again, not even to a repeated request. */
  readonly shownOnce?: readonly string[];
  /** It tells of people, with their names: the answer lies sealed while it is kept for a repeated request. */
  readonly personal?: true;
  /** Not there at all in live mode. */
  readonly sandboxOnly?: boolean;
  /** Beside those that follow from the route itself (authentication, validation, idempotency …). */
  readonly errors?: readonly ErrorClass[];
}

/** Under which the options of a route are found again. */
export const operationKey = 'gatehouse:operation';

/** What every route says of itself: who may call it, what it answers, how it fails. The guard and the documentation read the same words. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { access, status = 200, answer } = options;
  return applyDecorators(
    SetMetadata(operationKey, options),
    HttpCode(status),
    ApiOperation({
      summary: options.summary,
      ...(options.description === undefined ? {} : { description: options.description }),
    }),
    ApiExtension('x-callers', access.callers),
    ...('sessions' in access || access.callers === 'session' ? [ApiExtension('x-sessions', true)] : []),
    ...(options.sandboxOnly === true ? [ApiExtension('x-sandbox-only', true)] : []),
    ...scopeExtension(access),
    ApiExtension(
      'x-errors',
      (options.errors ?? []).map(({ contract }) => contract.name),
    ),
    ApiResponse(
      answer === undefined ? { status, description: 'Done' } : { status, type: answer, description: options.summary },
    ),
  );
}

/** Those who have no scopes are named themselves, as a refusal names them. */
function scopeExtension(access: Access): MethodDecorator[] {
  if ('scope' in access) return [ApiExtension('x-scope', access.scope)];
  return access.callers === 'anyone' ? [] : [ApiExtension('x-scope', access.callers)];
}

export type GuardedAccess = Exclude<Access, { readonly callers: 'anyone' | 'provider' }>;

/** Whether a key is asked for. */
export function isGuarded(access: Access): access is GuardedAccess {
  return access.callers !== 'anyone' && access.callers !== 'provider';
}
