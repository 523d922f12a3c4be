/**
 * What the code asks of a browser as it is loaded, where there may be none: on a server that renders the page around
 * the element. The build puts these in the place of the globals of the same names; nothing is defined for others.
 */
const {
  HTMLElement = class {} as unknown as typeof globalThis.HTMLElement,
  customElements = { get: () => undefined, define: () => undefined } as unknown as CustomElementRegistry,
  document = { createTreeWalker: () => undefined } as unknown as Document,
} = globalThis as Partial<Pick<typeof globalThis, 'HTMLElement' | 'customElements' | 'document'>>;

export { HTMLElement, customElements, document };
