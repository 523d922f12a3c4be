/** Checks for the browser features that the widget depends on. */
export function isSupported(): boolean {
  return (
    'adoptedStyleSheets' in Document.prototype &&
    CSS.supports('color', 'light-dark(red, red)') &&
    CSS.supports('container-type', 'inline-size') &&
    typeof AbortSignal.timeout === 'function' &&
    typeof Array.prototype.findLast === 'function'
  );
}
