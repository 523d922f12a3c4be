import type { Schema } from '../../libs/docs-site/src/schema.js';

/** What of `/openapi.json` a program depends on: neither texts nor examples. */
export interface ReleasedShape {
  readonly routes: Readonly<Record<string, ReleasedRoute>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface ReleasedRoute {
  /** By place and name: `query limit`. */
  readonly parameters: Readonly<Record<string, { readonly required: boolean; readonly schema: Schema }>>;
  readonly body?: { readonly required: boolean; readonly schema: Schema };
  /** What succeeds, by status and media type: `200 application/json`. */
  readonly answers: Readonly<Record<string, Schema>>;
}

interface Media {
  readonly schema?: Schema;
}
interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}
interface Reference {
  readonly $ref: string;
}
type SharedParameters = Readonly<Record<string, Parameter>>;
interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
export interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** Events, by name. */
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: SharedParameters;
  };
}

export function shapeOf(document: Described): ReleasedShape {
  const { schemas, parameters } = document.components;
  const routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, routeOf(operation, parameters)] as const,
    ),
  );
  // They are what we send and others read, as answers are.
  const events = Object.entries(document.webhooks).map(([name, { post }]): readonly [string, ReleasedRoute] => {
    const { body } = routeOf(post, parameters);
    return [`event ${name}`, { parameters: {}, answers: { event: body?.schema ?? {} } }];
  });
  return {
    routes: Object.fromEntries([...routes, ...events].toSorted(byName)),
    schemas: Object.fromEntries(
      Object.entries(schemas)
        .map(([name, schema]) => [name, bare(schema)] as const)
        .toSorted(byName),
    ),
  };
}

/** A line for each route and each schema, so that a difference can be read. */
export function written(shape: ReleasedShape): string {
  const lines = (entries: object): string =>
    Object.entries(entries)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{"routes": {\n${lines(shape.routes)}\n},\n"schemas": {\n${lines(shape.schemas)}\n}}\n`;
}

function routeOf({ parameters = [], requestBody, responses }: Operation, shared: SharedParameters): ReleasedRoute {
  const taken = parameters.map((parameter) => {
    const { in: place, name, required = false, schema = {} } = followed(parameter, shared);
    return [`${place} ${name}`, { required, schema: bare(schema) }] as const;
  });
  const [body] = Object.values(requestBody?.content ?? {});
  const answers = Object.entries(responses)
    .filter(([status]) => /^[23]/.test(status))
    .flatMap(([status, { content = {} }]) => {
      const kinds = Object.entries(content).map(
        ([type, { schema = {} }]) => [`${status} ${type}`, bare(schema)] as const,
      );
      return kinds.length === 0 ? [[status, {}] as const] : kinds;
    });
  return {
    parameters: Object.fromEntries(taken),
    ...(body === undefined
      ? {}
      : { body: { required: requestBody?.required === true, schema: bare(body.schema ?? {}) } }),
    answers: Object.fromEntries(answers),
  };
}

function followed(parameter: Parameter | Reference, shared: SharedParameters): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = shared[parameter.$ref.replace('#/components/parameters/', '')];
  if (found === undefined) throw new Error(`${parameter.$ref} leads nowhere`);
  return found;
}

const texts = new Set(['description', 'example', 'examples', 'title', 'default', 'deprecated']);

/** Without what is for people. A property may be called as a keyword is. */
function bare(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(
    ([key]) => !texts.has(key) && (!key.startsWith('x-') || key === 'x-status'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, key === 'properties' ? each(value) : inside(value)]));
}

function each(properties: unknown): unknown {
  const named = Object.entries(properties as Readonly<Record<string, Schema>>);
  return Object.fromEntries(named.map(([name, schema]) => [name, bare(schema)]));
}

function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  return typeof value === 'object' && value !== null ? bare(value) : value;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}
