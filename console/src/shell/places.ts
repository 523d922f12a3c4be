import { type TemplateResult, html } from 'lit';
import { listKinds, lists } from '../parts/lists.js';
import { type Context, may } from '../parts/context.js';
import type { Words } from '../words/words.js';

export interface PlaceRow {
  readonly name: keyof Words['places'];
  readonly path: string;
  readonly isFor: (context: Context) => boolean;
  /** Loads the elements of this place. */
  readonly load: () => Promise<Readonly<Record<string, CustomElementConstructor>>>;
  /** Below its path there may be one thing that is shown alone. */
  readonly show: (context: Context, url: URL, one: string | undefined) => TemplateResult;
}

const everybody = (): boolean => true;

/** In the order of the navigation. What somebody may not see is not shown. */
export const places: readonly PlaceRow[] = [
  {
    name: 'overview',
    path: '/console',
    isFor: everybody,
    load: async () => (await import('../places/overview.js')).elements,
    show: (context, url) => html`<console-overview .context=${context} .url=${url}></console-overview>`,
  },
  {
    name: 'reviews',
    path: '/console/reviews',
    isFor: (context) => may(context, 'compliance:read'),
    load: async () => ({
      ...(await import('../places/reviews.js')).elements,
      ...(await import('../review/review.js')).elements,
    }),
    show: (context, url, one) =>
      one === undefined
        ? html`<console-reviews .context=${context} .url=${url}></console-reviews>`
        : html`<console-review .context=${context} .url=${url} .reviewId=${one}></console-review>`,
  },
  {
    name: 'organizations',
    path: '/console/organizations',
    isFor: (context) => may(context, 'organizations:read'),
    load: async () => ({
      ...(await import('../places/organizations.js')).elements,
      ...(await import('../organization/organization.js')).elements,
    }),
    show: (context, url, one) =>
      one === undefined
        ? html`<console-organizations .context=${context} .url=${url}></console-organizations>`
        : html`<console-organization .context=${context} .url=${url} .one=${one}></console-organization>`,
  },
  {
    name: 'accounts',
    path: '/console/accounts',
    isFor: (context) => may(context, 'accounts:read'),
    load: async () => ({
      ...(await import('../places/accounts.js')).elements,
      ...(await import('../account/account.js')).elements,
    }),
    show: (context, url, one) =>
      one === undefined
        ? html`<console-accounts .context=${context} .url=${url}></console-accounts>`
        : html`<console-account .context=${context} .url=${url} .one=${one}></console-account>`,
  },
  ...listKinds.map((name): PlaceRow => ({
    name,
    path: `/console${lists[name].path}`,
    isFor: (context) => may(context, lists[name].scope),
    load: async () => (await import('../places/listed.js')).elements,
    show: (context, url, one) =>
      html`<console-listed .context=${context} .url=${url} .kind=${name} .one=${one}></console-listed>`,
  })),
  {
    name: 'treasury',
    path: '/console/treasury',
    isFor: (context) => may(context, 'operations:read'),
    load: async () => (await import('../places/treasury.js')).elements,
    show: (context, url, one) =>
      html`<console-treasury .context=${context} .url=${url} .one=${one}></console-treasury>`,
  },
  {
    name: 'books',
    path: '/console/books',
    isFor: (context) => may(context, 'operations:read'),
    load: async () => (await import('../places/books.js')).elements,
    show: (context, url) => html`<console-books .context=${context} .url=${url}></console-books>`,
  },
  {
    name: 'events',
    path: '/console/events',
    isFor: (context) => may(context, 'webhooks:read'),
    load: async () => (await import('../places/events.js')).elements,
    show: (context, url, one) => html`<console-events .context=${context} .url=${url} .one=${one}></console-events>`,
  },
  {
    name: 'exceptions',
    path: '/console/exceptions',
    isFor: (context) => may(context, 'operations:read'),
    load: async () => (await import('../places/exceptions.js')).elements,
    show: (context, url, one) =>
      html`<console-exceptions .context=${context} .url=${url} .one=${one}></console-exceptions>`,
  },
  {
    name: 'proposals',
    path: '/console/proposals',
    isFor: everybody,
    load: async () => (await import('../places/proposals.js')).elements,
    show: (context, url, one) =>
      html`<console-proposals .context=${context} .url=${url} .one=${one}></console-proposals>`,
  },
  {
    name: 'staff',
    path: '/console/staff',
    isFor: (context) => may(context, 'staff:read'),
    load: async () => (await import('../places/staff.js')).elements,
    show: (context, url) => html`<console-staff .context=${context} .url=${url}></console-staff>`,
  },
  {
    name: 'settings',
    path: '/console/settings',
    isFor: everybody,
    load: async () => (await import('../places/settings.js')).elements,
    show: (context, url, one) =>
      html`<console-settings .context=${context} .url=${url} .one=${one}></console-settings>`,
  },
  {
    name: 'audit',
    path: '/console/audit',
    isFor: (context) => may(context, 'audit:read'),
    load: async () => (await import('../places/audit.js')).elements,
    show: (context, url) => html`<console-audit .context=${context} .url=${url}></console-audit>`,
  },
];

export function placeAt({ pathname }: URL): { readonly row: PlaceRow; readonly one: string | undefined } | undefined {
  const path = pathname.replace(/\/$/, '');
  for (const row of places) {
    if (path === row.path) return { row, one: undefined };
    const below = path.startsWith(`${row.path}/`) ? path.slice(row.path.length + 1) : undefined;
    if (below !== undefined && row.path !== '/console' && !below.includes('/')) return { row, one: below };
  }
  return undefined;
}
