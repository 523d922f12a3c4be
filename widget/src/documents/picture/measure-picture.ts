import { type PictureFigures, type Pixels, figuresOf, measuredSide } from './picture-figures.js';

/** The size and quality figures of a picture on the device. */
export interface MeasuredPicture {
  readonly width: number;
  readonly height: number;
  readonly figures: PictureFigures;
}

/** Measures a picture. Undefined if this browser cannot decode it. */
export async function measurePicture(file: Blob, type: string): Promise<MeasuredPicture | undefined> {
  const size = await sizeOf(file);
  if (size === undefined) return undefined;
  const pixels = await pixelsOf(file, type, size).catch(() => undefined);
  return pixels === undefined ? undefined : { ...size, figures: figuresOf(pixels) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size after rotation. Reads the header without decoding the picture. */
async function sizeOf(file: Blob): Promise<Size | undefined> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  return new Promise<Size | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

async function pixelsOf(file: Blob, type: string, size: Size): Promise<Pixels> {
  const frame = 'ImageDecoder' in globalThis ? await decodeSmall(file, type, size).catch(() => undefined) : undefined;
  const picture =
    frame ?? (await createImageBitmap(file, { ...fitWithin(size, measuredSide), resizeQuality: 'medium' }));
  try {
    return drawPixels(picture, 'displayWidth' in picture ? sizeOfFrame(picture) : picture);
  } finally {
    picture.close();
  }
}

/**
 * JPEGs can be decoded at eighths of their size, ten times faster than in full. Browsers that do not support it
 * return the full picture.
 */
async function decodeSmall(file: Blob, type: string, { width, height }: Size): Promise<VideoFrame> {
  const eighths = Math.min(8, Math.ceil((8 * measuredSide) / Math.max(width, height)));
  const decoder = new ImageDecoder({
    data: await file.arrayBuffer(),
    type,
    desiredWidth: Math.ceil((width * eighths) / 8),
    desiredHeight: Math.ceil((height * eighths) / 8),
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

function sizeOfFrame({ displayWidth: width, displayHeight: height }: VideoFrame): Size {
  return { width, height };
}

/** On a white background, as the server flattens transparency. */
export function drawPixels(picture: CanvasImageSource, size: Size, side = measuredSide): Pixels {
  const { resizeWidth: width, resizeHeight: height } = fitWithin(size, side);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('This browser draws nothing');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** Scales down only. */
export function fitWithin({ width, height }: Size, side: number): { resizeWidth: number; resizeHeight: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
  };
}
