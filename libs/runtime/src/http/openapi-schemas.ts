import type { OpenAPIObject } from '@nestjs/swagger';
import { deprecatedShapes, namedUnions } from '#contracts';
import { type ErrorContract, errorContracts } from '#errors';

const reference = /"#\/components\/schemas\/(\w+)"/g;

/** Leaves out schemas that no route refers to, except those of errors. */
export function withoutUnreached(document: OpenAPIObject): OpenAPIObject {
  const all = document.components?.schemas ?? {};
  const reached = new Set<string>(errorContracts.keys());
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(reference)) {
      if (reached.has(name)) continue;
      reached.add(name);
      follow(all[name]);
    }
  };
  follow(document.paths);
  follow((document as { webhooks?: unknown }).webhooks);
  for (const name of errorContracts.keys()) follow(all[name]);
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(name)));
  return { ...document, components: { ...document.components, schemas } };
}

/** Our `OrganizationView` is an `Organization` to callers. */
export function withPublicNames(document: OpenAPIObject): OpenAPIObject {
  const names = new Set(Object.keys(document.components?.schemas ?? {}));
  const publicName = (name: string): string => {
    const short = name.replace(/View(?=$|Page$)/, '');
    return names.has(short) ? name : short;
  };
  const text = JSON.stringify(document).replace(
    reference,
    (_, name: string) => `"#/components/schemas/${publicName(name)}"`,
  );
  const renamed = JSON.parse(text) as OpenAPIObject;
  const schemas = Object.entries(renamed.components?.schemas ?? {}).map(([name, schema]) => [publicName(name), schema]);
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(schemas) as never } };
}

/** Marks the shapes that are taken from those who knew them before. */
export function deprecated<T extends object>(schemas: T): T {
  const marked = deprecatedShapes.flatMap(({ name }) =>
    name in schemas ? [[name, { ...schemas[name as keyof T], deprecated: true }]] : [],
  );
  return { ...schemas, ...(Object.fromEntries(marked) as Partial<T>) };
}

export function namedUnionSchemas(): Record<string, object> {
  return Object.fromEntries(namedUnions.flatMap(({ name, schema }) => (name === undefined ? [] : [[name, schema]])));
}

export function errorSchemas(): Record<string, object> {
  return Object.fromEntries([...errorContracts.values()].map((contract) => [contract.name, errorSchema(contract)]));
}

function errorSchema({ name, status, about, params }: ErrorContract): object {
  return {
    type: 'object',
    description: about,
    'x-status': status,
    required: ['errorInstanceId', 'name', 'message', 'params'],
    properties: {
      errorInstanceId: {
        type: 'string',
        format: 'uuid',
        description: 'Unique to this one error; it is in our log too.',
      },
      name: { type: 'string', enum: [name] },
      message: { type: 'string' },
      params: { $ref: `#/components/schemas/${params.name}` },
    },
  };
}
