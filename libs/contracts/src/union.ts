import { getSchemaPath } from '@nestjs/swagger';
import { Transform, plainToInstance } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import { publishShapes } from './columns.js';
import { type FieldOptions, Uuid, field } from './fields.js';
import type { Page } from './paging.js';
import { isPlainObject, itemRule, rule } from './rules.js';

type Variant = new () => object;
type Variants = Readonly<Record<string, Variant>>;

/** A closed set of classes told apart by one property: written once, it validates, documents and types. */
export interface Union<V extends Variants> {
  readonly discriminator: string;
  readonly variants: V;
  readonly tags: readonly (keyof V & string)[];
  /** Under which its shape is published and referred to; one without is written out wherever it is used. */
  readonly name?: string;
  /** JSON to an instance of its variant; what has no known tag is returned as it is, for validation to refuse. */
  instantiate(plain: unknown): unknown;
  readonly schema: {
    oneOf: { $ref: string }[];
    discriminator: { propertyName: string; mapping: Record<string, string> };
  };
}

/** The TypeScript type of a union: `type Payload = UnionOf<typeof payloads>`. */
export type UnionOf<U> = U extends Union<infer V> ? InstanceType<V[keyof V]> : never;

/** A named one has to be among `namedUnions`, which is where its shape is published from. */
export function union<V extends Variants>(discriminator: string, variants: V, name?: string): Union<V> {
  const tags = Object.keys(variants);
  if (tags.length === 0) throw new Error(`A union by ${discriminator} needs at least one variant`);
  const mapping = Object.fromEntries(Object.entries(variants).map(([tag, variant]) => [tag, getSchemaPath(variant)]));
  return {
    discriminator,
    variants,
    tags,
    ...(name === undefined ? {} : { name }),
    schema: {
      oneOf: [...new Set(Object.values(mapping))].map(($ref) => ({ $ref })),
      discriminator: { propertyName: discriminator, mapping },
    },
    instantiate(plain) {
      const variant = variantOf(plain, discriminator, variants);
      return variant === undefined ? plain : plainToInstance(variant, plain);
    },
  };
}

/** A field that holds one variant of a union. */
export function OneOf<V extends Variants>(of: Union<V>, options: FieldOptions = {}): PropertyDecorator {
  const { discriminator, variants, tags } = of;
  const decorators = [
    Transform(({ value }) => of.instantiate(value)),
    rule('object', 'must be an object', isPlainObject),
    rule(
      `at:${discriminator}`,
      `must be one of: ${tags.join(', ')}`,
      (value) => !isPlainObject(value) || variantOf(value, discriminator, variants) !== undefined,
    ),
    ValidateNested(),
  ];
  const documented = field(options, of.name === undefined ? of.schema : { allOf: [shapeOf(of)] }, ...decorators);
  return (target, key) => {
    publishShapes(target, key, [...new Set(Object.values(variants))]);
    documented(target, key);
  };
}

/** A list in which each item is one variant of a union. */
export function ListOfEither<V extends Variants>(of: Union<V>, options: FieldOptions = {}): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => (Array.isArray(value) ? value.map((item) => of.instantiate(item)) : (value as unknown))),
    IsArray({ message: 'must be a list' }),
    itemRule(
      'variants',
      `must be an object with ${of.discriminator} one of: ${of.tags.join(', ')}`,
      (item) => variantOf(item, of.discriminator, of.variants) !== undefined,
    ),
    ValidateNested({ each: true }),
  ];
  const documented = field(options, { type: 'array', items: shapeOf(of) }, ...decorators);
  return (target, key) => {
    publishShapes(target, key, [...new Set(Object.values(of.variants))]);
    documented(target, key);
  };
}

/** The documented shape of a page whose items are variants of a union. */
export function PageOfEither<V extends Variants>(of: Union<V>, name: string): new () => Page<UnionOf<Union<V>>> {
  class PageView implements Page<UnionOf<Union<V>>> {
    @ListOfEither(of)
    results: UnionOf<Union<V>>[];

    @Uuid({ optional: true, describe: 'Present when there is more: send it to read the next page.' })
    nextId?: string;
  }
  Object.defineProperty(PageView, 'name', { value: `${name}Page` });
  return PageView;
}

function shapeOf({ name, schema }: Pick<Union<Variants>, 'name' | 'schema'>): object {
  return name === undefined ? schema : { $ref: getSchemaPath(name) };
}

function variantOf(plain: unknown, discriminator: string, variants: Variants): Variant | undefined {
  if (!isPlainObject(plain)) return undefined;
  const tag = plain[discriminator];
  return typeof tag === 'string' && Object.hasOwn(variants, tag) ? variants[tag] : undefined;
}
