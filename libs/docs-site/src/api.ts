import type { OpenAPIObject } from '@nestjs/swagger';
import {
  type Method,
  type Parameter,
  type RawAnswer,
  type RawComponents,
  type RawMedia,
  type RawOperation,
  type RawParameter,
  type RawPath,
  methods,
} from './raw-document.js';
import { nameOfRef, partsOf, refName, resolved, type Schema, type Schemas } from './schema.js';

export interface NamedExample {
  readonly title: string;
  readonly value: unknown;
}

export interface Content {
  readonly mediaType: string;
  readonly schema: Schema;
  readonly examples: readonly NamedExample[];
}

export interface ApiAnswer {
  readonly status: string;
  readonly description: string;
  readonly headers: readonly Parameter[];
  readonly content?: Content;
}

export interface ApiOperation {
  readonly key: string;
  readonly method: Method;
  readonly path: string;
  readonly topic: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated: boolean;
  readonly scope?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: Content & { readonly required: boolean };
  readonly answers: readonly ApiAnswer[];
  readonly errors: readonly string[];
}

export interface Topic {
  readonly name: string;
  readonly description?: string;
  readonly operations: readonly ApiOperation[];
}

export type Transition = readonly [from: string | null, trigger: string, to: string];

export interface ApiLifecycle {
  readonly name: string;
  readonly transitions: readonly Transition[];
}

export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description?: string;
  readonly baseUrl: string;
  readonly topics: readonly Topic[];
  readonly schemas: Schemas;
  /** Names of the component schemas that are error bodies. */
  readonly errors: readonly string[];
  readonly lifecycles: readonly ApiLifecycle[];
}

/** What the pages are made from.  */
export function readApi(document: OpenAPIObject): Api {
  const components = (document.components ?? {}) as RawComponents;
  const schemas = new Map(Object.entries(components.schemas ?? {}));
  const lifecycles =
    (document as { readonly 'x-lifecycle'?: Readonly<Record<string, readonly Transition[]>> })['x-lifecycle'] ?? {};
  return {
    title: document.info.title,
    version: document.info.version,
    ...(document.info.description ? { description: document.info.description } : {}),
    baseUrl: (document.servers?.[0]?.url ?? '').replace(/\/+$/, ''),
    topics: topicsOf(document, operationsOf(document.paths as Readonly<Record<string, RawPath>>, components, schemas)),
    schemas,
    errors: [...schemas].filter(([, schema]) => isError(schema)).map(([name]) => name),
    lifecycles: Object.entries(lifecycles).map(([name, transitions]) => ({ name, transitions })),
  };
}

/** A list answer is `{results: […]}`: the component it lists, so that a page shows the object and not its wrapper. */
export function listedIn(schema: Schema, schemas: Schemas): Schema | undefined {
  const results = resolved(schema, schemas).properties?.['results'];
  return results && resolved(results, schemas).items;
}

function topicsOf(document: OpenAPIObject, operations: readonly ApiOperation[]): Topic[] {
  const described = new Map((document.tags ?? []).map((tag) => [tag.name, tag.description]));
  const names = new Set([...described.keys(), ...operations.map((operation) => operation.topic)]);
  return [...names]
    .map((name) => {
      const description = described.get(name);
      return {
        name,
        operations: operations.filter((operation) => operation.topic === name),
        ...(description ? { description } : {}),
      };
    })
    .filter((topic) => topic.operations.length > 0);
}

function operationsOf(
  paths: Readonly<Record<string, RawPath>>,
  components: RawComponents,
  schemas: Schemas,
): ApiOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    (Object.keys(item) as (keyof RawPath)[]).filter(isMethod).flatMap((method) => {
      const raw = item[method];
      if (raw === undefined) return [];
      const parameters = parametersOf(raw, item.parameters ?? [], components);
      return [{ ...operationOf(method, path, raw), parameters, ...exchangeOf(raw, components, schemas) }];
    }),
  );
}

function isMethod(key: string): key is Method {
  return (methods as readonly string[]).includes(key);
}

type Exchange = Pick<ApiOperation, 'body' | 'answers' | 'errors'>;

function operationOf(
  method: Method,
  path: string,
  raw: RawOperation,
): Omit<ApiOperation, 'parameters' | keyof Exchange> {
  const key = `${method.toUpperCase()} ${path}`;
  const scope = raw['x-scope'];
  return {
    key,
    method,
    path,
    topic: raw.tags?.[0] ?? 'Other',
    summary: raw.summary || raw.operationId || key,
    ...(raw.description ? { description: raw.description } : {}),
    deprecated: raw.deprecated === true,
    ...(scope ? { scope } : {}),
  };
}

/** Every operation takes and answers it: a guide says what it is. */
const ofEveryOperation = 'Gatehouse-Version';

/** What every operation of the path takes, unless this one says otherwise, and then its own. */
function parametersOf(raw: RawOperation, shared: readonly RawParameter[], components: RawComponents): Parameter[] {
  const own = (raw.parameters ?? []).map((parameter) => followed(parameter, components));
  const inherited = shared
    .map((parameter) => followed(parameter, components))
    .filter((one) => !own.some((other) => other.name === one.name && other.in === one.in));
  return [...inherited, ...own].filter(({ name }) => name !== ofEveryOperation);
}

function exchangeOf(raw: RawOperation, components: RawComponents, schemas: Schemas): Exchange {
  const body = raw.requestBody && followed(raw.requestBody, components);
  const content = body && contentOf(body.content);
  const answers = Object.entries(raw.responses ?? {}).flatMap(([status, answer]) =>
    answer === undefined ? [] : [answerOf(status, followed(answer, components))],
  );
  const errors = [...new Set([...(raw['x-errors'] ?? []), ...answers.flatMap((answer) => errorsIn(answer, schemas))])];
  return {
    ...(content ? { body: { ...content, required: body.required === true } } : {}),
    answers: answers.filter((answer) => !isCoveredByErrors(answer, errors, schemas)),
    errors: errors.toSorted((a, b) => (schemas.get(a)?.['x-status'] ?? 0) - (schemas.get(b)?.['x-status'] ?? 0)),
  };
}

function answerOf(status: string, raw: RawAnswer): ApiAnswer {
  const content = contentOf(raw.content);
  const headers = Object.entries(raw.headers ?? {})
    .filter(([name]) => name !== ofEveryOperation)
    .map(([name, header]) => ({ ...header, name, in: 'header' as const }));
  return { status, description: raw.description ?? '', headers, ...(content ? { content } : {}) };
}

function contentOf(content: Readonly<Record<string, RawMedia>> | undefined): Content | undefined {
  const [mediaType, media] = Object.entries(content ?? {})[0] ?? [];
  if (mediaType === undefined || media === undefined) return undefined;
  const named = Object.entries(media.examples ?? {}).map(([name, example]) => ({
    title: example.summary ?? name,
    value: example.value,
  }));
  const examples = media.example === undefined ? named : [{ title: '', value: media.example }];
  return { mediaType, schema: media.schema ?? {}, examples };
}

function isCoveredByErrors(answer: ApiAnswer, errors: readonly string[], schemas: Schemas): boolean {
  if (errorsIn(answer, schemas).length > 0) return true;
  return (
    answer.content === undefined && errors.some((name) => String(schemas.get(name)?.['x-status']) === answer.status)
  );
}

function errorsIn(answer: ApiAnswer, schemas: Schemas): string[] {
  if (answer.content === undefined || Number(answer.status) < 400) return [];
  const named = [answer.content.schema, ...partsOf(answer.content.schema)].map(refName);
  return named.filter((name) => name !== undefined).filter((name) => isError(schemas.get(name)));
}

function isError(schema: Schema | undefined): boolean {
  return schema?.['x-status'] !== undefined;
}

function followed<T extends { readonly $ref?: string }>(value: T, components: RawComponents): T {
  if (value.$ref === undefined) return value;
  const group = value.$ref.split('/').at(-2) ?? '';
  return (components[group]?.[nameOfRef(value.$ref)] as T | undefined) ?? value;
}
