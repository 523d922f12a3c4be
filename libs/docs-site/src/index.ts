export { type DocsPage, type Guide, renderDocs } from './render-docs.js';
