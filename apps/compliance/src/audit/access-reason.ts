import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '#auth';
import { ValidationFailed } from '#errors';

const longest = 500;

const documented = ApiHeader({
  name: 'Access-Reason',
  required: false,
  schema: { type: 'string', maxLength: longest },
  description: 'Why you look at it.',
});

/** Why an officer reads personal data, from the header `Access-Reason`; null if it was not given. */
export const AccessReason = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    reasonIn(context.switchToHttp().getRequest<FastifyRequest>()),
  [(target, method) => documentOn(target, method)],
);

export interface Onlooker {
  readonly caller: Caller;
  readonly reason: string | null;
}

/** Who reads personal data, and why. */
export const LookedAtBy = createParamDecorator(
  (_: unknown, context: ExecutionContext): Onlooker => {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return { caller: callerOf(request) as Caller, reason: reasonIn(request) };
  },
  [(target, method) => documentOn(target, method)],
);

function reasonIn({ headers }: FastifyRequest): string | null {
  const reason = headers['access-reason'];
  if (reason === undefined || reason === '') return null;
  const text = String(reason);
  if (text.length > longest) throw ValidationFailed.at('Access-Reason', `must have at most ${longest} characters`);
  return text;
}

function documentOn(controller: object, method: string | symbol | undefined): void {
  const route = method === undefined ? undefined : Object.getOwnPropertyDescriptor(controller, method);
  if (method !== undefined && route !== undefined) documented(controller, method, route);
}
