type Globals = Pick<typeof globalThis, 'HTMLElement' | 'customElements' | 'document'>;

/**
 * Stand-ins for the browser globals that the code needs while loading, for servers that render a page with the
 * element. The build replaces the globals with these; nothing is defined globally. A server has no document, though it
 * may have a registry of elements: Lit's own for servers, which knows nothing of style sheets.
 */
const globals: Partial<Globals> = globalThis;
const {
  HTMLElement = class {} as unknown as typeof globalThis.HTMLElement,
  customElements = { get: () => undefined, define: () => undefined } as unknown as CustomElementRegistry,
  document = { createTreeWalker: () => undefined } as unknown as Document,
}: Partial<Globals> = globals.document === undefined ? {} : globals;

export { HTMLElement, customElements, document };
