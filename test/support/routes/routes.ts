/** JSON Schema as far as our OpenAPI uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Route {
  readonly method: string;
  readonly path: string;
  readonly callers:
    | 'anyone'
    | 'provider'
    | 'signIn'
    | 'operator'
    | 'staff'
    | 'session'
    | 'phone'
    | 'invitee'
    | 'organization'
    | 'operatorOrOrganization';
  readonly scope: string | undefined;
  /** What a role has to grant: `any` where it is enough to be signed in, nothing where no person is let in. */
  readonly staffScope: string | undefined;
  /** Beside them, the widget. */
  readonly sessions: boolean;
  /** And who was invited. */
  readonly invitees: boolean;
  readonly parameters: readonly Parameter[];
  /** Of a JSON body; a route may take none. */
  readonly body: Schema | undefined;
  /** Its JSON may be larger than that of others. */
  readonly takesLargeBody: boolean;
  /** It takes a form with a file instead. */
  readonly takesFile: boolean;
}

interface DocumentedOperation {
  readonly 'x-callers': Route['callers'];
  readonly 'x-scope'?: string;
  readonly 'x-staff-scope'?: string;
  readonly 'x-sessions'?: true;
  readonly 'x-invitees'?: true;
  readonly 'x-large-body'?: true;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every route there is, as the running server tells: who adds one need not name it here. */
export class Routes {
  readonly all: readonly Route[];

  constructor(readonly document: OpenApi) {
    this.all = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        callers: operation['x-callers'],
        scope: operation['x-scope'],
        staffScope: operation['x-staff-scope'],
        sessions: operation['x-sessions'] === true,
        invitees: operation['x-invitees'] === true,
        parameters: operation.parameters ?? [],
        body: operation.requestBody?.content['application/json']?.schema,
        takesLargeBody: operation['x-large-body'] === true,
        takesFile: operation.requestBody?.content['multipart/form-data'] !== undefined,
      })),
    );
    if (this.all.length === 0) throw new Error('The server documents no route at all');
  }

  static async of(url: string): Promise<Routes> {
    return new Routes((await (await fetch(`${url}/openapi.json`)).json()) as OpenApi);
  }

  get guarded(): readonly Route[] {
    return this.all.filter(({ callers }) => !['anyone', 'provider', 'signIn'].includes(callers));
  }

  get forOrganizations(): readonly Route[] {
    return this.guarded.filter(({ callers }) => callers === 'organization' || callers === 'operatorOrOrganization');
  }

  get withBody(): readonly Route[] {
    return this.guarded.filter(({ body }) => body !== undefined);
  }

  /** What a schema says once its reference is followed. */
  plain(schema: Schema): Schema {
    const followed = schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]?.$ref : undefined);
    if (followed === undefined) return withOneType(schema);
    const name = followed.replace('#/components/schemas/', '');
    const found = this.document.components.schemas[name];
    if (found === undefined) throw new Error(`openapi.json refers to the schema "${name}", which it does not have`);
    return this.plain(found);
  }
}

/** Where it may be null as well, it has a list of two. */
function withOneType(schema: Schema): Schema {
  const [first, ...others] = [schema.type ?? []].flat();
  return first !== undefined && others.includes('null') ? { ...schema, type: first, nullable: true } : schema;
}

export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

export function parametersIn(route: Route, where: Parameter['in']): readonly Parameter[] {
  return route.parameters.filter((parameter) => parameter.in === where);
}

/** The address of a route with its parameters filled in. */
export function addressOf(route: Route, values: Readonly<Record<string, string>>): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${nameOf(route)}: nothing was given for {${name}}`);
    return encodeURIComponent(value);
  });
}
