import type { Api, ApiOperation } from './api.js';
import type { Parameter } from './raw-document.js';
import { exampleOf } from './schema-example.js';

/** A command that works when pasted, once GATEHOUSE_KEY is set and the ids are the caller's own. */
export function curlOf(operation: ApiOperation, api: Api, body: unknown): string {
  const { method } = operation;
  const start =
    method === 'get' || (method === 'post' && operation.body !== undefined)
      ? 'curl'
      : `curl -X ${method.toUpperCase()}`;
  const lines = [
    `${start} ${quotedUrl(`${api.baseUrl}${pathOf(operation, api)}${queryOf(operation, api)}`)}`,
    ...headersOf(operation),
  ];
  if (operation.body !== undefined) lines.push(...bodyOf(operation.body.mediaType, body));
  return lines.join(' \\\n  ');
}

/** The signature has to be computed from the body, which takes more than a line of shell. */
const signature = [
  '-H "webhook-id: $ID"',
  '-H "webhook-timestamp: $(date +%s)"',
  '-H "webhook-signature: v1,$SIGNATURE"',
];

function headersOf(operation: ApiOperation): string[] {
  const headers: string[] = [];
  if (operation.scope === 'provider') headers.push(...signature);
  else if (operation.scope !== undefined) headers.push('-H "Authorization: Bearer $GATEHOUSE_KEY"');
  if (operation.method === 'post' && operation.scope !== 'provider') headers.push('-H "Idempotency-Key: $(uuidgen)"');
  // curl itself names the type of a form, with its boundary.
  const type = operation.body?.mediaType;
  if (type !== undefined && type !== 'multipart/form-data')
    headers.push(`-H "Content-Type: ${type.replace(/["$`\\]/g, '')}"`);
  return headers;
}

function bodyOf(mediaType: string, body: unknown): string[] {
  if (mediaType !== 'multipart/form-data') return [`-d ${quoted(JSON.stringify(body, null, 2))}`];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return fields.map(
    ([name, value]) => `-F ${quoted(name === 'file' ? 'file=@document.pdf' : `${name}=${textOf(value)}`)}`,
  );
}

function pathOf(operation: ApiOperation, api: Api): string {
  return operation.path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    return encodeURIComponent(parameter === undefined ? name : textOf(valueOf(parameter, api)));
  });
}

function queryOf(operation: ApiOperation, api: Api): string {
  const shown = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required === true || parameter.example !== undefined),
  );
  const pairs = shown.flatMap((parameter) => {
    const value = valueOf(parameter, api);
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => `${encodeURIComponent(parameter.name)}=${encodeURIComponent(textOf(one))}`);
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function valueOf(parameter: Parameter, api: Api): unknown {
  const schema = parameter.schema ?? { type: 'string' };
  // Every id is a UUID, also where a controller did not say so.
  const isPlainId = /id$/i.test(parameter.name) && schema.type === 'string' && schema.format === undefined;
  return parameter.example ?? exampleOf(isPlainId ? { format: 'uuid', ...schema } : schema, api.schemas, 'request');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quotedUrl(url: string): string {
  return /^[\w.:/-]+$/.test(url) ? url : quoted(url);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
