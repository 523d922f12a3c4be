import type { ApiOperation } from './api.js';
import { plainText, sectionsOf } from './plain-text.js';
import { partsOf, refName, resolved, type Schema } from './schema.js';
import type { Guide, Site, SitePage } from './site.js';

export type SearchKind = 'page' | 'section' | 'route' | 'error' | 'object' | 'field';

/** As `search.js` reads it, one for each thing that can be found: `where` is what it is part of. */
export type SearchEntry = readonly [kind: SearchKind, title: string, where: string, href: string, text: string];

/** Everything the pages tell. Made once they are rendered, as headings are given their anchors then. */
export function searchIndex(site: Site): readonly SearchEntry[] {
  const operations = site.api.topics.flatMap((topic) => topic.operations);
  return [
    ...site.pages.flatMap((page) => [pageEntry(page), ...sectionsOn(page, site)]),
    ...operations.map((operation) => routeEntry(operation, site)),
    ...site.api.errors.map((name) => errorEntry(name, site)),
    ...objectEntries(site),
    ...parameterEntries(operations, site),
    ...fieldEntries(operations, site),
  ];
}

function guideOf(page: SitePage): Guide | undefined {
  return 'guide' in page ? page.guide : undefined;
}

function pageEntry(page: SitePage): SearchEntry {
  const description = page.kind === 'topic' ? (page.topic.description ?? '') : '';
  const [opening] = sectionsOf(guideOf(page)?.markdown ?? '');
  return ['page', page.title, '', page.path, plainText(`${description}\n\n${opening?.text ?? ''}`)];
}

function sectionsOn(page: SitePage, site: Site): SearchEntry[] {
  const guide = guideOf(page);
  const headings = [...site.headingsOn(page.path)];
  return sectionsOf(guide?.markdown ?? '').flatMap(({ heading, text }) => {
    const at = headings.findIndex((one) => one.heading === heading);
    const [found] = at === -1 ? [] : headings.splice(at, 1);
    if (found === undefined) return [];
    return [['section', found.heading, page.title, `${page.path}#${found.anchor}`, plainText(text)]];
  });
}

function routeEntry(operation: ApiOperation, site: Site): SearchEntry {
  const text = plainText(`${operation.description ?? ''} ${operation.scope ?? ''}`);
  return ['route', operation.summary, operation.key, site.operation(operation), text];
}

function errorEntry(name: string, site: Site): SearchEntry {
  const schema = site.api.schemas.get(name);
  return [
    'error',
    name,
    `Error ${schema?.['x-status'] ?? ''}`,
    site.error(name) ?? '',
    plainText(schema?.description ?? ''),
  ];
}

function objectEntries(site: Site): SearchEntry[] {
  return [...site.api.schemas].flatMap(([name, { description = '' }]) => {
    const href = site.schema(name);
    return href === undefined ? [] : [['object', name, '', href, plainText(description)]];
  });
}

/** What many routes take alike, such as `limit`, is found once. */
function parameterEntries(operations: readonly ApiOperation[], site: Site): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  for (const operation of operations)
    for (const { name, description = '' } of operation.parameters) {
      const entry: SearchEntry = ['field', name, operation.key, site.operation(operation), plainText(description)];
      if (!found.has(name + description)) found.set(name + description, entry);
    }
  return [...found.values()];
}

function fieldEntries(operations: readonly ApiOperation[], site: Site): SearchEntry[] {
  const described = [...site.api.schemas].flatMap(([name, schema]) => {
    const href = site.error(name) ?? site.schema(name);
    return href === undefined ? [] : fieldsIn(schema, { where: name, href }, site);
  });
  const inPlace = operations.flatMap((operation) => {
    const shapes = [operation.body?.schema, ...operation.answers.map(({ content }) => content?.schema)];
    const place = { where: operation.key, href: site.operation(operation) };
    return shapes.flatMap((shape) =>
      shape === undefined || hasPlace(shape, site) ? [] : fieldsIn(shape, place, site),
    );
  });
  return [...new Map([...described, ...inPlace].map((entry) => [`${entry[3]} ${entry[1]}`, entry])).values()];
}

interface Place {
  readonly where: string;
  readonly href: string;
}

/** Down to the shapes that have a section of their own, where their fields are found. */
function fieldsIn(schema: Schema, place: Place, site: Site, trail: readonly string[] = []): SearchEntry[] {
  const name = refName(schema);
  if (name !== undefined && trail.includes(name)) return [];
  const flat = resolved(schema, site.api.schemas);
  const own = Object.entries(flat.properties ?? {}).map(([field, inside]): SearchEntry => {
    const { description = '', enum: values = [] } = resolved(inside, site.api.schemas);
    return ['field', field, place.where, place.href, plainText(`${description} ${values.join(' ')}`)];
  });
  const deeper = partsOf(flat).filter((part) => !hasPlace(part, site));
  const inner = name === undefined ? trail : [...trail, name];
  return [...own, ...deeper.flatMap((part) => fieldsIn(part, place, site, inner))];
}

function hasPlace(schema: Schema, site: Site): boolean {
  const name = refName(schema);
  return name !== undefined && (site.schema(name) ?? site.error(name)) !== undefined;
}
