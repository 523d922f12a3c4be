import { createRequire } from 'node:module';

/** Without loading it, which takes time. */
export function tesseractJavascriptVersion(): string {
  return (createRequire(import.meta.url)('tesseract.js/package.json') as { version: string }).version;
}
