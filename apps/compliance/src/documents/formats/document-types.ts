import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { UnsupportedDocumentType } from '#errors';

const everyType = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type DocumentType = (typeof everyType)[number];
export type PictureType = Exclude<DocumentType, 'application/pdf'>;

/** HEIC is patented, so most builds of libvips cannot decode it: whether this one can, it says itself. */
const decodesHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') === true;

/** What is taken here. */
export const documentTypes: readonly DocumentType[] = everyType.filter((type) => type !== 'image/heic' || decodesHeic);

/** So many bytes tell what a file is. */
export const tellingBytes = 4_100;

/** By its first bytes alone: its name and what its sender says of it are no evidence. */
export async function documentTypeOf(head: Buffer): Promise<DocumentType> {
  const detected = (await fileTypeFromBuffer(head))?.mime ?? textTypeOf(head);
  const type = documentTypes.find((candidate) => candidate === detected);
  if (type === undefined) throw new UnsupportedDocumentType(detected, [...documentTypes]);
  return type;
}

const markup: readonly (readonly [RegExp, string])[] = [
  [/<svg[\s>]/i, 'image/svg+xml'],
  [/^\s*<(!doctype html|html|head|body|script|iframe)\b/i, 'text/html'],
];

/** For the message alone: none of these is ever taken. */
function textTypeOf(head: Buffer): string {
  // A character may be cut in half at the end.
  const cut = [0, 1, 2, 3].some((bytes) => isUtf8(head.subarray(0, head.length - bytes)));
  if (!cut || head.includes(0)) return 'application/octet-stream';
  const text = head.toString('utf8');
  return markup.find(([pattern]) => pattern.test(text))?.[1] ?? 'text/plain';
}
