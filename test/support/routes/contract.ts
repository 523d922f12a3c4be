import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Answer } from '../service/api.js';
import { type OpenApi, type Route, nameOf } from './routes.js';

const documentId = 'gatehouse';

/** Holds answers against what `openapi.json` promises: their status, their shape, and nothing beyond it. */
export class Contract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly compiled = new Map<string, ValidateFunction | string>();

  constructor(private readonly document: OpenApi) {
    formats.default(this.ajv);
    this.ajv.addSchema({ $id: documentId, ...(closed(document) as object) });
  }

  /** What is wrong with an answer; nothing, as a rule. */
  problemsOf(route: Route, { status, headers, body }: Answer): string[] {
    const documented = this.answersOf(route)[status];
    if (documented === undefined) return [`the status ${status} is not documented`];
    if (status >= 500) return [`it was answered ${status} ${JSON.stringify(body)}`];
    const types = Object.keys(documented.content ?? {});
    if (types.length === 0) return Object.keys(body).length === 0 ? [] : [`${status} must have no body`];
    const type = types.find((one) => headers.get('content-type')?.startsWith(one) === true);
    if (type === undefined)
      return [`${status} must be ${types.join(' or ')}, and is ${String(headers.get('content-type'))}`];
    if (type !== 'application/json') return [];
    const validate = this.validator(route, status);
    if (typeof validate === 'string') return [validate];
    if (validate(body)) return [];
    return [
      `${status} does not match its schema: ${this.ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`,
    ];
  }

  private answersOf({ method, path }: Route): Partial<Record<number, { content?: Record<string, unknown> }>> {
    const operation = this.document.paths[path]?.[method.toLowerCase()] as unknown as {
      responses: Partial<Record<number, { content?: Record<string, unknown> }>>;
    };
    return operation.responses;
  }

  private validator(route: Route, status: number): ValidateFunction | string {
    const steps = [
      'paths',
      route.path,
      route.method.toLowerCase(),
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    ];
    const $ref = `${documentId}#/${steps.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;
    let validate = this.compiled.get($ref);
    if (validate === undefined) this.compiled.set($ref, (validate = this.compile($ref, `${nameOf(route)} ${status}`)));
    return validate;
  }

  private compile($ref: string, name: string): ValidateFunction | string {
    try {
      return this.ajv.compile({ $ref });
    } catch (cause) {
      return `the schema of ${name} cannot be used: ${(cause as Error).message}`;
    }
  }
}

/** A field that nobody documented is a mistake too, so every documented object is closed. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, name === 'example' ? value : closed(value)]),
  );
  return 'properties' in fields && fields['type'] === 'object' ? { additionalProperties: false, ...fields } : fields;
}
