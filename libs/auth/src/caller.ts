import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#contracts';

export interface OperatorCaller {
  readonly kind: 'operator';
}

export interface OrganizationCaller {
  readonly kind: 'organization';
  /** Whose resources the request is about: with `On-Behalf-Of`, the child's. */
  readonly organizationId: string;
  readonly scopes: readonly Scope[];
  readonly keyId: string;
}

export type Caller = OperatorCaller | OrganizationCaller;

const callers = new WeakMap<FastifyRequest, Caller>();

export function callerOf(request: FastifyRequest): Caller | undefined {
  return callers.get(request);
}

export function rememberCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller);
}

/** Who calls, as the guard found out. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
