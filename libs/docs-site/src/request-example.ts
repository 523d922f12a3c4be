import type { Api, ApiOperation } from './api.js';
import type { Parameter } from './raw-document.js';
import { exampleOf } from './schema-example.js';

/** One request to a route with values that could be real, which each language writes in its own way. */
export interface RequestExample {
  readonly method: ApiOperation['method'];
  readonly baseUrl: string;
  /** As the document has it, with its parameters in braces. */
  readonly route: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly caller: 'key' | 'signature' | 'anyone';
  readonly isIdempotent: boolean;
  readonly body?: { readonly mediaType: string; readonly value: unknown };
  readonly answer: 'json' | 'nothing' | 'events' | 'bytes';
}

export function requestExample(operation: ApiOperation, api: Api, body: unknown): RequestExample {
  return {
    method: operation.method,
    baseUrl: api.baseUrl,
    route: operation.path,
    path: valuesIn(operation, 'path', api),
    query: valuesIn(operation, 'query', api),
    caller: callerOf(operation),
    isIdempotent: operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
    ...(operation.body === undefined ? {} : { body: { mediaType: operation.body.mediaType, value: body } }),
    answer: answerOf(operation),
  };
}

export function urlOf({ baseUrl, route, path, query }: RequestExample): string {
  const filled = route.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(textOf(path[name] ?? name)));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(one))}`);
  });
  return `${baseUrl}${filled}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The fields of a form beside the file. */
export function formFields({ body }: RequestExample): readonly (readonly [name: string, value: unknown])[] {
  const value = body?.value;
  return typeof value === 'object' && value !== null ? Object.entries(value).filter(([name]) => name !== 'file') : [];
}

export function isForm({ body }: RequestExample): boolean {
  return body?.mediaType === 'multipart/form-data';
}

function callerOf({ scope }: ApiOperation): RequestExample['caller'] {
  if (scope === 'provider') return 'signature';
  return scope === undefined || scope === 'signIn' ? 'anyone' : 'key';
}

function answerOf({ answers }: ApiOperation): RequestExample['answer'] {
  const type = answers.find(({ status }) => status.startsWith('2'))?.content?.mediaType;
  if (type === undefined) return 'nothing';
  if (type === 'text/event-stream') return 'events';
  return type === 'application/json' ? 'json' : 'bytes';
}

/** What a query may leave out is left out, unless there is something to show. */
function valuesIn(operation: ApiOperation, place: 'path' | 'query', api: Api): Readonly<Record<string, unknown>> {
  const shown = operation.parameters.filter(
    (parameter) => parameter.in === place && (parameter.required === true || parameter.example !== undefined),
  );
  return Object.fromEntries(shown.map((parameter) => [parameter.name, valueOf(parameter, api)]));
}

function valueOf(parameter: Parameter, api: Api): unknown {
  const schema = parameter.schema ?? { type: 'string' };
  // Every id is a UUID, also where a controller did not say so.
  const isPlainId = /id$/i.test(parameter.name) && schema.type === 'string' && schema.format === undefined;
  return parameter.example ?? exampleOf(isPlainId ? { format: 'uuid', ...schema } : schema, api.schemas, 'request');
}
