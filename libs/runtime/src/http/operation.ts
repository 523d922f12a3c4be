import { type Type, applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { type Scope, type StaffScope, listedShapes } from '#contracts';
import type { ErrorClass } from '#errors';

/** Who may call a route: anyone, the payment provider (who signs instead of having a key), people who sign in, only the operator, only people of the staff, only widget sessions, only a phone that uploads for one, only who was invited, only organizations, or these and the operator by scope. */
export type Access =
  | { readonly callers: 'anyone' }
  | { readonly callers: 'provider' }
  | { readonly callers: 'signIn' }
  | {
      readonly callers: 'operator';
      /** People with this scope too. */
      readonly staff?: StaffScope;
    }
  | {
      readonly callers: 'staff';
      /** Without one, everybody who is signed in. */
      readonly scope?: StaffScope;
    }
  | { readonly callers: 'session' }
  | { readonly callers: 'phone' }
  | { readonly callers: 'invitee' }
  | {
      readonly callers: 'organization' | 'operatorOrOrganization';
      readonly scope: Scope;
      /** Which scope lets people in: where the operator is let in, the same as of keys; where not, none. */
      readonly staff?: StaffScope;
      /** Widget sessions too, each for its own review. */
      readonly sessions?: true;
      /** A phone too, once. */
      readonly phones?: true;
      /** Who was invited too, about themselves. */
      readonly invitees?: true;
    };

/** What a role has to grant for a route: `any` where it is enough to be signed in, nothing where no person is let in. */
export function staffScopeOf(access: Access): StaffScope | 'any' | undefined {
  if (access.callers === 'staff') return access.scope ?? 'any';
  if ('staff' in access) return access.staff;
  return access.callers === 'operatorOrOrganization' ? access.scope : undefined;
}

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
  /** What a person is answered (202) where somebody else has to agree first. */
  readonly orProposal?: Type;
  /** Where one made from the shapes alone would show another moment than that of this operation. */
  readonly example?: object;
  /** Fields of the answer that are shown once, and left out when a repeated request is answered. */
  readonly shownOnce?: readonly string[];
  /** The answer has personal data: it is encrypted while it is kept for repeated requests. */
  readonly personal?: true;
  /** It takes an Idempotency-Key as every POST does, because done twice it would not be as done once. */
  readonly keyed?: true;
  /** Moves money, reveals personal data in bulk or changes who may what: a person must have signed in within the last 15 minutes. */
  readonly freshSignIn?: true;
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
    ...('invitees' in access || access.callers === 'invitee' ? [ApiExtension('x-invitees', true)] : []),
    ...(options.keyed === true ? [ApiExtension('x-keyed', true)] : []),
    ...(options.sandboxOnly === true ? [ApiExtension('x-sandbox-only', true)] : []),
    ...scopeExtension(access),
    ApiExtension(
      'x-errors',
      (options.errors ?? []).map(({ contract }) => contract.name),
    ),
    ...(options.example === undefined ? [] : [ApiExtension('x-example', options.example)]),
    ...answerDocumentation(status, answer, options.summary),
    ...proposalDocumentation(options.orProposal),
  );
}

function answerDocumentation(
  status: number,
  answer: OperationOptions['answer'],
  description: string,
): (MethodDecorator & ClassDecorator)[] {
  if (answer === undefined) return [ApiResponse({ status, description: 'Done' })];
  if (typeof answer === 'function')
    return [
      ApiResponse({ status, type: answer, description }),
      ...(listedShapes(answer).length === 0 ? [] : [ApiExtension('x-list', true)]),
    ];
  const { schema, variants } = answer;
  return [ApiExtraModels(...Object.values(variants)), ApiResponse({ status, schema, description })];
}

function proposalDocumentation(type: Type | undefined): MethodDecorator[] {
  if (type === undefined) return [];
  const description = 'Proposed: it is done once enough other people have agreed to it';
  return [ApiExtension('x-proposes', true), ApiResponse({ status: 202, type, description })];
}

/** Callers without scopes are named by their kind, as in a refusal. */
function scopeExtension(access: Access): MethodDecorator[] {
  const staffScope = staffScopeOf(access);
  const ofStaff = staffScope === undefined ? [] : [ApiExtension('x-staff-scope', staffScope)];
  if ('scope' in access) return [ApiExtension('x-scope', access.scope), ...ofStaff];
  return access.callers === 'anyone' ? [] : [ApiExtension('x-scope', access.callers), ...ofStaff];
}

export type GuardedAccess = Exclude<Access, { readonly callers: 'anyone' | 'provider' | 'signIn' }>;

/** Whether callers need a key. */
export function isGuarded(access: Access): access is GuardedAccess {
  return !['anyone', 'provider', 'signIn'].includes(access.callers);
}
