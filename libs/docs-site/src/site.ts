import type { Api, ApiLifecycle, ApiOperation, Topic } from './api.js';
import type { CodeLink } from './markdown.js';
import { errorsTopic, schemaHomes, type Home, type Root } from './schema-homes.js';
import { Claims, slugOf } from './slug.js';

export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly markdown: string;
}

export interface Heading {
  readonly heading: string;
  readonly anchor: string;
}

export type SitePage = { readonly path: string; readonly title: string } & (
  | { readonly kind: 'overview' | 'shapes' | 'lifecycles' }
  | { readonly kind: 'errors'; readonly guide?: Guide }
  | { readonly kind: 'guide'; readonly guide: Guide }
  | { readonly kind: 'topic'; readonly topic: Topic; readonly guide?: Guide }
);

/** An error is common when at least this share of the routes with errors can answer it, if there are enough routes to tell. */
const commonFrom = 0.8;
const fewest = 4;

/** Decides before rendering which pages there are and where everything is on them. */
export class Site {
  readonly pages: readonly SitePage[];
  readonly #homes: ReadonlyMap<string, Home>;
  readonly #operations = new Map<string, string>();
  readonly #schemas = new Map<string, string>();
  readonly #errors = new Map<string, string>();
  readonly #lifecycles = new Map<string, { readonly href: string; readonly beside?: string }>();
  readonly #claims = new Map<string, Claims>();
  #common: ReadonlySet<string> | undefined;
  readonly #headings = new Map<string, readonly Heading[]>();

  constructor(
    readonly api: Api,
    readonly mode: 'sandbox' | 'live',
    guides: readonly Guide[],
  ) {
    this.#homes = schemaHomes(api);
    this.pages = this.#planned(guides);
    for (const name of api.errors)
      this.#errors.set(name, this.#place('/docs/errors', /^[A-Za-z]\w*$/.test(name) ? name : slugOf(name)));
    for (const page of this.pages)
      if (page.kind === 'topic')
        for (const operation of page.topic.operations)
          this.#operations.set(operation.key, this.#place(page.path, slugOf(operation.key)));
    for (const [name, home] of this.#homes)
      if (home.kind !== 'inPlace')
        this.#schemas.set(
          name,
          this.#place(this.#pathOfHome(home), `${home.kind === 'object' ? 'object' : 'shape'}-${slugOf(name)}`),
        );
    for (const { name } of api.lifecycles) this.#lifecycles.set(name, this.#placeOfLifecycle(name));
  }

  operation(operation: ApiOperation): string {
    return this.#operations.get(operation.key) ?? '/docs';
  }

  error(name: string): string | undefined {
    return this.#errors.get(name);
  }

  isCommonError(name: string): boolean {
    this.#common ??= commonErrors(this.api);
    return this.#common.has(name);
  }

  /** Undefined for a shape that is described where it is used. */
  schema(name: string): string | undefined {
    return this.#schemas.get(name);
  }

  schemasAt(place: Root, kind: 'object' | 'shape'): readonly string[] {
    return [...this.#homes].filter(([, home]) => home.kind === kind && home.topic === place).map(([name]) => name);
  }

  get sharedSchemas(): readonly string[] {
    return [...this.#homes].filter(([, home]) => home.kind === 'shared').map(([name]) => name);
  }

  lifecycle(lifecycle: ApiLifecycle): string {
    return this.#lifecycles.get(lifecycle.name)?.href ?? '/docs';
  }

  /** Without a schema: the lifecycles that belong to no object of the API. */
  lifecyclesBeside(schema?: string): readonly ApiLifecycle[] {
    return this.api.lifecycles.filter(({ name }) => this.#lifecycles.get(name)?.beside === schema);
  }

  /** Claims the anchor of a heading, which only the page itself knows of. */
  anchorOn(path: string, heading: string): string {
    const anchor = this.#claimsOf(path).claim(slugOf(heading));
    this.#headings.set(path, [...this.headingsOn(path), { heading, anchor }]);
    return anchor;
  }

  headingsOn(path: string): readonly Heading[] {
    return this.#headings.get(path) ?? [];
  }

  get linkOf(): CodeLink {
    return (code) => this.error(code) ?? this.schema(code) ?? this.#operations.get(code);
  }

  guideNamed(slug: string): string | undefined {
    return this.pages.find((page) => (page.kind === 'guide' || page.kind === 'errors') && page.path === `/docs/${slug}`)
      ?.path;
  }

  /** A guide named like a topic, or `errors`, is the introduction of that page. */
  #planned(guides: readonly Guide[]): SitePage[] {
    const slugs = new Claims();
    const guideOf = new Map(guides.map((guide) => [slugOf(guide.slug), guide]));
    const introduction = (slug: string): { guide?: Guide } => {
      const guide = guideOf.get(slug);
      return guide === undefined ? {} : { guide };
    };
    const errors: SitePage = {
      kind: 'errors',
      path: `/docs/${slugs.claim('errors')}`,
      title: 'Errors',
      ...introduction('errors'),
    };
    const topics = this.api.topics.map((topic): SitePage => {
      const slug = slugs.claim(slugOf(topic.name));
      return { kind: 'topic', path: `/docs/${slug}`, title: topic.name, topic, ...introduction(slug) };
    });
    const introduced = new Set([errors, ...topics].map((page) => page.path));
    const own = guides.filter((guide) => !introduced.has(`/docs/${slugOf(guide.slug)}`));
    const reading = own.map((guide): SitePage => ({
      kind: 'guide',
      path: `/docs/${slugs.claim(slugOf(guide.slug))}`,
      title: guide.title,
      guide,
    }));
    const rest: SitePage[] = [];
    if (this.sharedSchemas.length > 0)
      rest.push({ kind: 'shapes', path: `/docs/${slugs.claim('shared-shapes')}`, title: 'Shared shapes' });
    if (this.api.lifecycles.some(({ name }) => this.#objectOf(name) === undefined))
      rest.push({ kind: 'lifecycles', path: `/docs/${slugs.claim('lifecycles')}`, title: 'Lifecycles' });
    return [{ kind: 'overview', path: '/docs', title: 'Overview' }, ...reading, errors, ...topics, ...rest];
  }

  #pathOfHome(home: Exclude<Home, { kind: 'inPlace' }>): string {
    if (home.kind === 'shared') return this.#path((page) => page.kind === 'shapes');
    if (home.topic === errorsTopic) return '/docs/errors';
    return this.#path((page) => page.kind === 'topic' && page.topic.name === home.topic);
  }

  #placeOfLifecycle(name: string): { readonly href: string; readonly beside?: string } {
    const beside = this.#objectOf(name);
    const home = beside === undefined ? undefined : this.#homes.get(beside);
    const path =
      home === undefined || home.kind === 'inPlace'
        ? this.#path((page) => page.kind === 'lifecycles')
        : this.#pathOfHome(home);
    return { href: this.#place(path, `lifecycle-${slugOf(name)}`), ...(beside === undefined ? {} : { beside }) };
  }

  /** The lifecycle `payoutRequest` is shown beside the object `PayoutRequest` (or `PayoutRequestView`). */
  #objectOf(lifecycle: string): string | undefined {
    const wanted = lifecycle.replace(/[\s_-]/g, '').toLowerCase();
    return [...this.#homes].find(
      ([name, home]) =>
        home.kind === 'object' && name.toLowerCase().replace(/(?:view|response|dto|resource)$/, '') === wanted,
    )?.[0];
  }

  #path(matches: (page: SitePage) => boolean): string {
    return this.pages.find(matches)?.path ?? '/docs';
  }

  #place(path: string, wanted: string): string {
    return `${path}#${this.#claimsOf(path).claim(wanted)}`;
  }

  #claimsOf(path: string): Claims {
    const known = this.#claims.get(path);
    if (known !== undefined) return known;
    const claims = new Claims();
    for (const ofTheFrame of ['main', 'contents', 'search', 'found', 'said']) claims.claim(ofTheFrame);
    this.#claims.set(path, claims);
    return claims;
  }
}

function commonErrors({ topics, errors }: Api): ReadonlySet<string> {
  const operations = topics.flatMap((topic) => topic.operations).filter((operation) => operation.errors.length > 0);
  if (operations.length < fewest) return new Set();
  const isCommon = (name: string): boolean =>
    operations.filter((operation) => operation.errors.includes(name)).length >= operations.length * commonFrom;
  return new Set(errors.filter(isCommon));
}

export function anchorOf(href: string): string {
  return href.slice(href.indexOf('#') + 1);
}
