import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { UnsupportedDocumentType } from '#errors';

const everyType = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type DocumentType = (typeof everyType)[number];
export type PictureType = Exclude<DocumentType, 'application/pdf'>;

/** HEIC is patented, so most builds of libvips cannot decode it. This build says whether it can. */
const decodesHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') === true;

/** The types that are accepted. */
export const documentTypes: readonly DocumentType[] = everyType.filter((type) => type !== 'image/heic' || decodesHeic);

/** How many of the first bytes are needed to detect a file's type. */
export const tellingBytes = 4_100;

/** Detects the type from the first bytes alone: the file's name and the declared type prove nothing. */
export async function detectDocumentType(head: Buffer): Promise<DocumentType> {
  const detected = (await fileTypeFromBuffer(head))?.mime ?? textTypeOf(head);
  const type = documentTypes.find((candidate) => candidate === detected);
  if (type === undefined) throw new UnsupportedDocumentType(detected, [...documentTypes]);
  return type;
}

const markup: readonly (readonly [RegExp, string])[] = [
  [/<svg[\s>]/i, 'image/svg+xml'],
  [/^\s*<(!doctype html|html|head|body|script|iframe)\b/i, 'text/html'],
];

/** For the error message only: none of these types is accepted. */
function textTypeOf(head: Buffer): string {
  // A character may be cut in half at the end.
  const cut = [0, 1, 2, 3].some((bytes) => isUtf8(head.subarray(0, head.length - bytes)));
  if (!cut || head.includes(0)) return 'application/octet-stream';
  const text = head.toString('utf8');
  return markup.find(([pattern]) => pattern.test(text))?.[1] ?? 'text/plain';
}
