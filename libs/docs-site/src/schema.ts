/** The part of JSON Schema (OpenAPI 3.1) that the docs show. Looser than the types of @nestjs/swagger, which still think in 3.0. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly enum?: unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: unknown;
  readonly exclusiveMaximum?: unknown;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: string[];
  readonly items?: Schema;
  readonly allOf?: Schema[];
  readonly oneOf?: Schema[];
  readonly anyOf?: Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
  readonly 'x-status'?: number;
}

export type Schemas = ReadonlyMap<string, Schema>;

export interface Variant {
  readonly label: string;
  readonly schema: Schema;
  /** The property, and the value of it, that choose this variant. */
  readonly chosenBy?: { readonly property: string; readonly value: string };
}

/** The component a schema stands for: a plain `$ref`, or the one that decorators wrap (`allOf` to describe it, `oneOf` with null). */
export function refName(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return nameOfRef(schema.$ref);
  if (schema.properties !== undefined) return undefined;
  const members = schema.allOf ?? nonNull(schema.oneOf ?? schema.anyOf ?? []);
  const only = members.length === 1 ? members[0] : undefined;
  return only && refName(only);
}

/** The schema with its reference followed and its `allOf` merged; what is said at the place of use wins. */
export function resolved(schema: Schema, schemas: Schemas, seen: readonly string[] = []): Schema {
  if (schema.$ref !== undefined) {
    const name = nameOfRef(schema.$ref);
    const target = seen.includes(name) ? undefined : schemas.get(name);
    const own = without(schema, '$ref');
    return target === undefined ? own : { ...resolved(target, schemas, [...seen, name]), ...own };
  }
  if (schema.allOf !== undefined) {
    return [...schema.allOf.map((part) => resolved(part, schemas, seen)), without(schema, 'allOf')].reduce(merged, {});
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  const only = alternatives === undefined ? [] : nonNull(alternatives);
  if (only.length === 1 && only[0] !== undefined && schema.discriminator === undefined) {
    return merged(merged(resolved(only[0], schemas, seen), without(schema, 'oneOf', 'anyOf')), {
      nullable: isNullable(schema),
    });
  }
  return schema;
}

export function isNullable(schema: Schema): boolean {
  const alternatives = schema.oneOf ?? schema.anyOf ?? [];
  return schema.nullable === true || typesOf(schema).includes('null') || alternatives.some(isNull);
}

/** Expects a resolved schema. */
export function typeOf(schema: Schema): string | undefined {
  const named = typesOf(schema).find((type) => type !== 'null');
  if (named !== undefined) return named;
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return 'object';
  if (schema.items !== undefined) return 'array';
  const sample = schema.const ?? schema.enum?.[0];
  return sample === undefined ? undefined : typeof sample;
}

/** Expects a resolved schema. */
export function variantsOf(schema: Schema, schemas: Schemas): readonly Variant[] {
  const members = nonNull(schema.oneOf ?? schema.anyOf ?? []);
  const property = schema.discriminator?.propertyName;
  if (property === undefined)
    return members.map((member, index) => ({
      label: refName(member) ?? member.title ?? `Variant ${index + 1}`,
      schema: member,
    }));
  const mapping = Object.entries(schema.discriminator?.mapping ?? {});
  if (mapping.length > 0) {
    return mapping.map(([value, ref]) => ({
      label: value,
      schema: { $ref: ref.startsWith('#') ? ref : `#/components/schemas/${ref}` },
      chosenBy: { property, value },
    }));
  }
  return members.map((member) => {
    const tag = resolved(member, schemas).properties?.[property];
    const given = tag?.const ?? tag?.enum?.[0];
    const value = typeof given === 'string' ? given : (refName(member) ?? JSON.stringify(given ?? ''));
    return { label: value, schema: member, chosenBy: { property, value } };
  });
}

/** The schemas directly inside one, for walking. */
export function partsOf(schema: Schema): readonly Schema[] {
  const extra = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  const items = schema.items === undefined ? [] : [schema.items];
  return [
    ...Object.values(schema.properties ?? {}),
    ...items,
    ...extra,
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
  ];
}

export function without(schema: Schema, ...keys: readonly (keyof Schema)[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !(keys as readonly string[]).includes(key)));
}

export function nameOfRef(ref: string): string {
  return decodeURIComponent(ref.slice(ref.lastIndexOf('/') + 1))
    .replace(/~1/g, '/')
    .replace(/~0/g, '~');
}

function merged(left: Schema, right: Schema): Schema {
  const properties =
    left.properties || right.properties ? { properties: { ...left.properties, ...right.properties } } : {};
  const required =
    left.required || right.required
      ? { required: [...new Set([...(left.required ?? []), ...(right.required ?? [])])] }
      : {};
  return { ...left, ...right, ...properties, ...required };
}

function typesOf(schema: Schema): readonly string[] {
  if (schema.type === undefined) return [];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

function isNull(schema: Schema): boolean {
  return schema.type === 'null';
}

function nonNull(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.filter((schema) => !isNull(schema));
}
