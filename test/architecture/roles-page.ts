import 'reflect-metadata';
import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { rolesGrant, scopesOfRoles, staffRoles } from '#contracts';
import { type OperationOptions, operationKey, staffScopeOf } from '#runtime';
import { origin, page, table } from './generated-docs.js';

interface RouteForStaff {
  readonly route: string;
  readonly scope: string;
}

/** Every route and the roles that it lets in. */
export function rolesPage(platform: Type): string {
  const routes = routesOf(platform).sort((one, other) => (one.route < other.route ? -1 : 1));
  const marks = routes.map(({ route, scope }) => [
    `\`${route}\``,
    `\`${scope}\``,
    ...staffRoles.map((role) => (scope === 'any' || rolesGrant([role], scope as 'staff:read') ? '✓' : '')),
  ]);
  return page('Roles', [
    'What people of the staff may do. A role is a set of scopes, and the guard that asks keys for theirs asks people too; with several roles, one that is let in is enough. Where `any` stands it is enough to be signed in: what a proposal takes is told by its action. Routes that are not here are for keys alone.',
    '## Scopes of each role',
    table(
      ['role', 'scopes'],
      staffRoles.map((role) => [`\`${role}\``, scopesOfRoles[role].map((scope) => `\`${scope}\``).join(', ')]),
    ),
    '`x:write` implies `x:read`.',
    '## Routes',
    table(['route', 'scope', ...staffRoles], marks),
    origin('libs/contracts/src/vocabulary/staff.ts and the controllers'),
  ]);
}

function routesOf(platform: Type): RouteForStaff[] {
  return controllersOf(platform).flatMap((controller) => {
    const prefix = String(Reflect.getMetadata('path', controller));
    const prototype = controller.prototype as Record<string, object>;
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler = prototype[name] as object;
      const options = Reflect.getMetadata(operationKey, handler) as OperationOptions | undefined;
      const scope = options === undefined ? undefined : staffScopeOf(options.access);
      if (scope === undefined) return [];
      const method = RequestMethod[Reflect.getMetadata('method', handler) as number] ?? '';
      const path = `/${prefix}/${String(Reflect.getMetadata('path', handler))}`.replaceAll(/\/+/g, '/');
      return [{ route: `${method} ${path.replace(/(?<=.)\/$/, '').replaceAll(/:(\w+)/g, '{$1}')}`, scope }];
    });
  });
}

/** Of a module and of all that it imports. */
function controllersOf(platform: Type): Type[] {
  const modules = new Set<Type>();
  const visit = (given: Type | DynamicModule): void => {
    const module = 'module' in given ? given.module : given;
    if (modules.has(module)) return;
    modules.add(module);
    for (const imported of (Reflect.getMetadata('imports', module) ?? []) as (Type | DynamicModule)[]) visit(imported);
  };
  visit(platform);
  return [...modules].flatMap((module) => (Reflect.getMetadata('controllers', module) ?? []) as Type[]);
}
