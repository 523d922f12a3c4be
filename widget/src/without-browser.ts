/**
 * Stand-ins for the browser globals that the code needs while loading, for servers that render a page with the
 * element. The build replaces the globals with these; nothing is defined globally.
 */
const {
  HTMLElement = class {} as unknown as typeof globalThis.HTMLElement,
  customElements = { get: () => undefined, define: () => undefined } as unknown as CustomElementRegistry,
  document = { createTreeWalker: () => undefined } as unknown as Document,
} = globalThis as Partial<Pick<typeof globalThis, 'HTMLElement' | 'customElements' | 'document'>>;

export { HTMLElement, customElements, document };
