export type { EncodedPage } from './answer-with-docs.js';
export type { DocsSource, Guide } from './render-docs.js';

/** Compiled, it answers a `DocsSource` with the pages as `EncodedPage`s: to be run in a thread. */
export const answeringWithDocs = 'dist/libs/docs-site/src/answer-with-docs.js';
