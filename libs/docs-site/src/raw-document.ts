import type { Schema } from './schema.js';

/** OpenAPI as it is written, as far as the pages show it. */
export const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;
export type Method = (typeof methods)[number];

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface RawMedia {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value?: unknown }>>;
}

export interface RawAnswer {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Omit<Parameter, 'name' | 'in'>>>;
  readonly content?: Readonly<Record<string, RawMedia>>;
}

export interface RawBody {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, RawMedia>>;
}

export type RawParameter = Parameter & { readonly $ref?: string };

export interface RawOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: RawBody;
  readonly responses?: Readonly<Record<string, RawAnswer | undefined>>;
  readonly 'x-scope'?: string;
  readonly 'x-errors'?: readonly string[];
}

export type RawPath = Readonly<Partial<Record<Method, RawOperation>>> & {
  readonly parameters?: readonly RawParameter[];
};

export interface RawComponents {
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly [group: string]: Readonly<Record<string, object>> | undefined;
}
