import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type ReaderOptions, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GreyPicture } from '../image-processing/grey-picture.js';

/** The text of a roughly upright PDF417; undefined if none can be decoded. */
export async function decodePdf417(picture: GreyPicture): Promise<string | undefined> {
  await reader();
  const [found] = await readBarcodes(coloured(picture), options);
  return found === undefined ? undefined : textOf(found.bytes);
}

const options: ReaderOptions = {
  formats: ['PDF417'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 1,
};

let ready: Promise<unknown> | undefined;

/** Loads the WebAssembly from the package: by default it would be fetched from the internet. */
function reader(): Promise<unknown> {
  ready ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((bytes) =>
    prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(bytes).buffer }, fireImmediately: true }),
  );
  return ready;
}

interface ColouredPicture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
  readonly colorSpace: 'srgb';
}

function coloured({ pixels, width, height }: GreyPicture): ColouredPicture {
  const data = new Uint8ClampedArray(4 * pixels.length);
  for (let at = 0; at < pixels.length; at++) data.fill(pixels[at] ?? 0, 4 * at, 4 * at + 4);
  return { data, width, height, colorSpace: 'srgb' };
}

/** UTF-8 if it is valid; else Latin-1, the default of the standard. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
