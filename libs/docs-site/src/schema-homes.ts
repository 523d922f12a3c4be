import { listedIn, type Api, type ApiOperation } from './api.js';
import { partsOf, refName, type Schema } from './schema.js';

export const errorsTopic = Symbol('errors');
export type Root = string | typeof errorsTopic;

/**
 * Where each component is described. One that is used once is described right there; one that is used more often has a
 * section of its own: as an object in the topic whose routes answer it, else as a shape in the only topic that uses it,
 * else on the page of shared shapes.
 */
export type Home =
  | { readonly kind: 'inPlace' }
  | { readonly kind: 'object' | 'shape'; readonly topic: Root }
  | { readonly kind: 'shared' };

export function schemaHomes(api: Api): ReadonlyMap<string, Home> {
  const uses = countUses(api);
  const answered = answeredBy(api);
  const users = usersOf(api);
  const homes = new Map<string, Home>();
  for (const name of api.schemas.keys()) {
    if (api.errors.includes(name)) continue;
    const topic = answered.get(name);
    const [onlyUser, another] = [...(users.get(name) ?? [])];
    if (uses.get(name) === 1) homes.set(name, { kind: 'inPlace' });
    else if (topic !== undefined) homes.set(name, { kind: 'object', topic });
    else if (onlyUser !== undefined && another === undefined) homes.set(name, { kind: 'shape', topic: onlyUser });
    else homes.set(name, { kind: 'shared' });
  }
  return homes;
}

/** The schemas an operation names itself, outermost only. */
export function schemasOf(operation: ApiOperation): readonly Schema[] {
  const answers = operation.answers.flatMap((answer) => [
    answer.content?.schema,
    ...answer.headers.map((header) => header.schema),
  ]);
  return [operation.body?.schema, ...operation.parameters.map((parameter) => parameter.schema), ...answers].filter(
    (schema) => schema !== undefined,
  );
}

function countUses(api: Api): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (schema: Schema): void => {
    if (schema.$ref !== undefined) {
      const name = refName(schema) ?? '';
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
    partsOf(schema).forEach(count);
  };
  api.topics
    .flatMap((topic) => topic.operations)
    .flatMap(schemasOf)
    .forEach(count);
  [...api.schemas.values()].forEach(count);
  return uses;
}

function answeredBy(api: Api): ReadonlyMap<string, Root> {
  const answered = new Map<string, Root>();
  for (const topic of api.topics) {
    for (const { content } of topic.operations.flatMap((operation) => operation.answers)) {
      if (content === undefined) continue;
      const name = refName(listedIn(content.schema, api.schemas) ?? content.schema);
      if (name !== undefined && !answered.has(name)) answered.set(name, topic.name);
    }
  }
  return answered;
}

function usersOf(api: Api): ReadonlyMap<string, ReadonlySet<Root>> {
  const users = new Map<string, Set<Root>>();
  const visit = (schema: Schema, root: Root): void => {
    const name = schema.$ref === undefined ? undefined : refName(schema);
    if (name !== undefined) {
      const roots = users.get(name) ?? new Set<Root>();
      users.set(name, roots);
      if (roots.has(root)) return;
      roots.add(root);
    }
    const target = name === undefined ? undefined : api.schemas.get(name);
    if (target !== undefined) visit(target, root);
    for (const part of partsOf(schema)) visit(part, root);
  };
  for (const topic of api.topics) for (const schema of topic.operations.flatMap(schemasOf)) visit(schema, topic.name);
  for (const name of api.errors) for (const part of partsOf(api.schemas.get(name) ?? {})) visit(part, errorsTopic);
  return users;
}
