// In a thread that ends soon after: what rendering needs goes with it, and meanwhile others are answered.
import { type DocsPage, type DocsSource, renderDocs } from './render-docs.js';

/** As it is sent. */
export type EncodedPage = Omit<DocsPage, 'body'> & { readonly body: Uint8Array };

export function answer(source: DocsSource): readonly EncodedPage[] {
  return renderDocs(source).map((page) => ({ ...page, body: new TextEncoder().encode(page.body) }));
}
