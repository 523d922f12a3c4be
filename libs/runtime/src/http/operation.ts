import { type Type, applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { Scope } from '#contracts';
import type { ErrorClass } from '#errors';

/** Who may call a route: anyone, the payment provider (who signs instead of having a key), only the operator, only widget sessions, only a phone that uploads for one, only organizations, or these and the operator by scope. */
export type Access =
  | { readonly callers: 'anyone' }
  | { readonly callers: 'provider' }
  | { readonly callers: 'operator' }
  | { readonly callers: 'session' }
  | { readonly callers: 'phone' }
  | {
      readonly callers: 'organization' | 'operatorOrOrganization';
      readonly scope: Scope;
      /** Widget sessions too, each for its own review. */
      readonly sessions?: true;
      /** A phone too, once. */
      readonly phones?: true;
    };

/** An answer that is one variant of a union. */
interface AnswerUnion {
  readonly variants: Readonly<Record<string, new () => object>>;
  readonly schema: { oneOf: { $ref: string }[] };
}

export interface OperationOptions {
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  readonly status?: number;
  readonly answer?: Type | AnswerUnion;
  /** Where one made from the shapes alone would show another moment than that of this operation. */
  readonly example?: object;
  /** Fields of the answer that are shown once, and left out when a repeated request is answered. */
  readonly shownOnce?: readonly string[];
  /** The answer has personal data: it is encrypted while it is kept for repeated requests. */
  readonly personal?: true;
  /** It takes an Idempotency-Key as every POST does, because done twice it would not be as done once. */
  readonly keyed?: true;
  /** The route does not exist in live mode. */
  readonly sandboxOnly?: boolean;
  /** In addition to those derived from the route (authentication, validation, idempotency …). */
  readonly errors?: readonly ErrorClass[];
}

/** The metadata key of the options of a route. */
export const operationKey = 'gatehouse:operation';

/** Declares who may call a route, what it answers and how it fails, for the guard and the documentation alike. */
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
    ...(options.keyed === true ? [ApiExtension('x-keyed', true)] : []),
    ...(options.sandboxOnly === true ? [ApiExtension('x-sandbox-only', true)] : []),
    ...scopeExtension(access),
    ApiExtension(
      'x-errors',
      (options.errors ?? []).map(({ contract }) => contract.name),
    ),
    ...(options.example === undefined ? [] : [ApiExtension('x-example', options.example)]),
    ...answerDocumentation(status, answer, options.summary),
  );
}

function answerDocumentation(
  status: number,
  answer: OperationOptions['answer'],
  description: string,
): (MethodDecorator & ClassDecorator)[] {
  if (answer === undefined) return [ApiResponse({ status, description: 'Done' })];
  if (typeof answer === 'function') return [ApiResponse({ status, type: answer, description })];
  const { schema, variants } = answer;
  return [ApiExtraModels(...Object.values(variants)), ApiResponse({ status, schema, description })];
}

/** Callers without scopes are named by their kind, as in a refusal. */
function scopeExtension(access: Access): MethodDecorator[] {
  if ('scope' in access) return [ApiExtension('x-scope', access.scope)];
  return access.callers === 'anyone' ? [] : [ApiExtension('x-scope', access.callers)];
}

export type GuardedAccess = Exclude<Access, { readonly callers: 'anyone' | 'provider' }>;

/** Whether callers need a key. */
export function isGuarded(access: Access): access is GuardedAccess {
  return access.callers !== 'anyone' && access.callers !== 'provider';
}
