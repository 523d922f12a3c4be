import { breakable, html, joined, type Fragment, type Html } from './html.js';
import { markdown } from './markdown.js';
import type { ExampleDirection } from './schema-example.js';
import { isNullable, partsOf, refName, resolved, typeOf, variantsOf, type Schema, type Variant } from './schema.js';
import type { Site } from './site.js';

/** Up to which depth and size a page repeats a shape that has a section of its own elsewhere. */
const repeatedUpTo = { depth: 2, properties: 8, variants: 8 };

export interface AttributeRow {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description?: string;
  readonly deprecated?: boolean;
}

/** Draws the attributes of one shape, and below each attribute those of the shape inside it. */
export class Attributes {
  constructor(
    private readonly site: Site,
    private readonly direction: ExampleDirection,
    private readonly trail: readonly string[] = [],
  ) {}

  of(schema: Schema): Html {
    const flat = this.#flat(schema);
    const name = refName(schema);
    const inner = name === undefined ? this : new Attributes(this.site, this.direction, [...this.trail, name]);
    const required = new Set(flat.required ?? []);
    const own = Object.entries(flat.properties ?? {}).filter(([, property]) => this.#isShown(property));
    const rows = own.map(([property, inside]) => ({
      name: property,
      schema: inside,
      required: required.has(property),
    }));
    return html`${rows.length > 0 && inner.rows(rows)}${inner.#variants(variantsOf(flat, this.site.api.schemas))}${rows.length === 0 && inner.#bare(flat)}`;
  }

  rows(rows: readonly AttributeRow[]): Html {
    return html`<dl class="attributes">${rows.map((row) => this.#row(row))}</dl>`;
  }

  #row(row: AttributeRow): Html {
    const flat = this.#flat(row.schema);
    const description = row.description ?? flat.description;
    const presence = this.direction === 'request' ? row.required && 'required' : !row.required && 'optional';
    const deprecated = row.deprecated === true || flat.deprecated === true;
    return html`<div><dt><code class="name">${breakable(row.name)}</code> <span class="type">${this.#type(row.schema)}</span>${presence !== false && html` <span class="${presence}">${presence}</span>`}${deprecated && html` <span class="deprecated">deprecated</span>`}</dt><dd>${description !== undefined && markdown(description, { linkOf: this.site.linkOf, topLevel: 6 })}${this.#facts(row.schema)}${this.#inside(row.schema)}</dd></div>`;
  }

  #type(schema: Schema): Html {
    const flat = this.#flat(schema);
    const nullable = isNullable(schema) || isNullable(flat) ? ' or null' : '';
    if (flat.items !== undefined) return html`array of ${this.#type(flat.items)}${nullable}`;
    const name = refName(schema);
    const href = name === undefined ? undefined : this.site.schema(name);
    if (href !== undefined) return html`<a href="${href}">${name}</a>${nullable}`;
    if (variantsOf(flat, this.site.api.schemas).length > 0) return html`one of several shapes${nullable}`;
    const type = typeOf(flat) ?? 'any value';
    return html`${flat.format === undefined ? type : `${type} · ${flat.format}`}${nullable}`;
  }

  #facts(schema: Schema): Html | undefined {
    const flat = this.#flat(schema);
    const facts = factsOf(
      flat.items === undefined
        ? flat
        : ({
            ...this.#flat(flat.items),
            minItems: flat.minItems,
            maxItems: flat.maxItems,
            uniqueItems: flat.uniqueItems,
          } as Schema),
    );
    return facts.length === 0 ? undefined : html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>`;
  }

  #inside(schema: Schema): Html | undefined {
    const flat = this.#flat(schema);
    const inner = flat.items ?? (typeof flat.additionalProperties === 'object' ? flat.additionalProperties : schema);
    const shape = this.#flat(inner);
    if (shape.items !== undefined && inner !== schema) return this.#inside(shape.items);
    const count = Object.keys(shape.properties ?? {}).length;
    const variants = variantsOf(shape, this.site.api.schemas);
    if (count + variants.length === 0 || !this.#isDetailed(inner, count, variants.length)) return undefined;
    if (count === 0) return new Attributes(this.site, this.direction, this.#trailTo(inner)).#variants(variants);
    return html`<details class="inside"><summary>${count} attribute${count === 1 ? '' : 's'}<span class="visually-hidden"> of ${refName(inner) ?? 'this object'}</span></summary>${this.of(inner)}</details>`;
  }

  #variants(variants: readonly Variant[]): Html | undefined {
    if (variants.length === 0) return undefined;
    const property = variants[0]?.chosenBy?.property;
    const isDetailed = variants.length <= repeatedUpTo.variants;
    return html`<div class="variants"><p class="variants-title">${property === undefined ? 'One of' : html`One of the following, by <code>${property}</code>`}</p>${variants.map((variant, index) => this.#variant(variant, index === 0, isDetailed))}</div>`;
  }

  #variant(variant: Variant, open: boolean, isDetailed: boolean): Html {
    const name = refName(variant.schema);
    const href = name === undefined ? undefined : this.site.schema(name);
    const flat = this.#flat(variant.schema);
    const properties = Object.fromEntries(
      Object.entries(flat.properties ?? {}).filter(([property]) => property !== variant.chosenBy?.property),
    );
    if (href !== undefined && (!isDetailed || this.trail.includes(name ?? '')))
      return html`<p class="variant-link"><a href="${href}"><code>${variant.label}</code></a></p>`;
    const description =
      flat.description !== undefined && markdown(flat.description, { linkOf: this.site.linkOf, topLevel: 6 });
    const shape = new Attributes(this.site, this.direction, this.#trailTo(variant.schema));
    const table =
      Object.keys(properties).length > 0 || flat.properties === undefined
        ? shape.of({ ...flat, properties })
        : html`<p class="quiet">No other fields.</p>`;
    return html`<details class="variant"${open && html` open`}><summary><code>${breakable(variant.label)}</code></summary>${description}${href !== undefined && html`<p class="quiet">See <a href="${href}">${name}</a>.</p>`}${table}</details>`;
  }

  /** For a shape that is a plain value, such as a list at the top of an answer. */
  #bare(flat: Schema): Html | undefined {
    if (flat.properties !== undefined || partsOf(flat).length === 0) return undefined;
    return flat.items === undefined ? undefined : html`<p class="quiet">${this.#type(flat)}</p>${this.#inside(flat)}`;
  }

  #isDetailed(inner: Schema, properties: number, variants: number): boolean {
    const name = refName(inner);
    if (name === undefined) return true;
    if (this.trail.includes(name)) return false;
    if (this.site.schema(name) === undefined) return true;
    return this.trail.length < repeatedUpTo.depth && properties <= repeatedUpTo.properties && variants === 0;
  }

  #isShown(property: Schema): boolean {
    const flat = this.#flat(property);
    return this.direction === 'request' ? flat.readOnly !== true : flat.writeOnly !== true;
  }

  #trailTo(schema: Schema): readonly string[] {
    const name = refName(schema);
    return name === undefined ? this.trail : [...this.trail, name];
  }

  #flat(schema: Schema): Schema {
    return resolved(schema, this.site.api.schemas);
  }
}

function factsOf(schema: Schema): Fragment[] {
  return [...valueFacts(schema), ...rangeFacts(schema), ...shapeFacts(schema)];
}

function valueFacts(schema: Schema): Fragment[] {
  const facts: Fragment[] = [];
  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (allowed !== undefined)
    facts.push(html`${allowed.length === 1 ? 'Always' : 'One of'} ${joined(allowed.map(shown), ' ')}`);
  if (schema.default !== undefined) facts.push(html`Default ${shown(schema.default)}`);
  return facts;
}

function rangeFacts(schema: Schema): Fragment[] {
  const ranges: readonly [number | undefined, number | undefined, string][] = [
    [schema.minimum, schema.maximum, ''],
    [schema.minLength, schema.maxLength, ' characters'],
    [schema.minItems, schema.maxItems, ' items'],
  ];
  return ranges
    .filter(([least, most]) => least !== undefined || most !== undefined)
    .map(([least, most, unit]) => rangeOf(least, most, unit));
}

function shapeFacts(schema: Schema): Fragment[] {
  const facts: Fragment[] = [];
  if (typeof schema.exclusiveMinimum === 'number') facts.push(`More than ${schema.exclusiveMinimum}`);
  if (typeof schema.exclusiveMaximum === 'number') facts.push(`Less than ${schema.exclusiveMaximum}`);
  if (schema.multipleOf !== undefined) facts.push(`A multiple of ${schema.multipleOf}`);
  if (schema.uniqueItems === true) facts.push('No duplicates');
  if (schema.pattern !== undefined) facts.push(html`Matches <code>${schema.pattern}</code>`);
  return facts;
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string {
  const one = (count: number): string => (count === 1 ? unit.replace(/s$/, '') : unit);
  if (least === undefined) return `At most ${most}${one(most ?? 0)}`;
  if (most === undefined) return `At least ${least}${one(least)}`;
  return least === most ? `Exactly ${least}${one(least)}` : `${least} to ${most}${unit}`;
}

function shown(value: unknown): Html {
  return html`<code>${breakable(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
}
