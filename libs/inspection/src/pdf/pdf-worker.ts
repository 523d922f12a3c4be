import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { mostCharacters } from '../results/inspection.js';

/** Messages of the worker, in order: the number of pages; for each page its text, or that it is broken; whether that was all. */
export type PdfNews =
  | { readonly pages: number }
  | { readonly text: string }
  | { readonly brokenPage: number }
  | { readonly isAll: boolean };

const mostPages = 50;
/** One stream of a PDF, unpacked. The resource limits of a worker do not count such buffers. */
const mostBytesOfOneStream = 32 * 1024 * 1024;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * A stranger's PDF is read in a thread of its own, which can be ended whatever it does, without environment and with
 * little memory. Its code is a string because a worker cannot be started from a TypeScript file, and tests load files in
 * another way than the service does.
 *
 * Without `DecompressionStream`, pdf.js unpacks into arrays, whose size can be limited.
 */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
delete globalThis.DecompressionStream;
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(bytes, [size, ...rest], target) {
    if (typeof size === 'number' && size > ${mostBytesOfOneStream}) throw new RangeError('A stream is too large.');
    return Reflect.construct(bytes, [size, ...rest], target);
  },
});

async function read() {
  const { getDocumentProxy } = await import(workerData.unpdf);
  const pdf = await getDocumentProxy(workerData.bytes, { verbosity: 0, useSystemFonts: false });
  parentPort.postMessage({ pages: pdf.numPages });
  let page = 0;
  let characters = 0;
  while (page < Math.min(pdf.numPages, ${mostPages}) && characters <= ${mostCharacters}) {
    page++;
    const text = await textOf(pdf, page);
    characters += text?.length ?? 0;
    parentPort.postMessage(text === undefined ? { brokenPage: page } : { text: text.slice(0, ${mostCharacters}) });
  }
  parentPort.postMessage({ isAll: page === pdf.numPages && characters <= ${mostCharacters} });
}

async function textOf(pdf, page) {
  try {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    return items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join('');
  } catch {
    return undefined;
  }
}

read();
`;

export function startPdfWorker(bytes: Buffer): Worker {
  const copy = Uint8Array.from(bytes);
  return new Worker(script, {
    eval: true,
    workerData: { bytes: copy, unpdf },
    transferList: [copy.buffer],
    env: {},
    resourceLimits,
    // Whatever it prints may come out of the document: none of it reaches the log.
    stdout: true,
    stderr: true,
  });
}

const unpdf = pathToFileURL(createRequire(import.meta.url).resolve('unpdf')).href;
