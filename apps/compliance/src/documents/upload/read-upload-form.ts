import type { IncomingMessage } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import multer from 'multer';
import { DocumentTooLarge, type GatehouseError, MalformedRequest, ValidationFailed, isGatehouseError } from '#errors';
import { FormBody } from './form-body.js';

/** Room for the rest of the form. Also how far a file that is too large is read on, so that its sender gets the answer. */
const mostOtherBytes = 768 * 1024;
const longestField = 200;

export type FormFields = Readonly<Record<string, unknown>>;

export interface UploadForm<File> {
  readonly file: File;
  readonly declaredName: string;
  readonly fields: FormFields;
}

/** Takes the file while it arrives, and gives it back if the rest of the form is wrong. */
export interface FileTaker<File> {
  readonly largestBytes: number;
  /** With the fields that came before it. */
  take(file: Readable, before: FormFields): Promise<File>;
  giveBack(file: File): Promise<void>;
  /** Throws where the fields are not as they should be. */
  check(fields: FormFields): void;
}

/** The part of multer's middleware that is used: it reads the body. */
type Middleware = (request: FormBody, response: object, done: (refused?: Error) => void) => void;

interface ReadForm {
  readonly file?: Express.Multer.File;
  readonly body?: FormFields;
}

/** Reads a form with one file from a request. Settles only when all reading and storing has ended. */
export async function readUploadForm<File>(raw: IncomingMessage, taker: FileTaker<File>): Promise<UploadForm<File>> {
  const body = new FormBody(raw, taker.largestBytes + mostOtherBytes);
  let taking: Promise<File> | undefined;
  const storage: multer.StorageEngine = {
    _handleFile: ({ body: before }: { body?: FormFields }, { stream }, done) => {
      taking = taker.take(stream, before ?? {});
      taking.then(
        () => done(null, {}),
        (refused: unknown) => done(refused),
      );
    },
    // The file is given back below, when everything has ended.
    _removeFile: (_request, _file, done) => done(null),
  };
  try {
    await parsed(body, storage);
    const { file, body: fields = {} } = body as ReadForm;
    const taken = await taking;
    if (file === undefined || taken === undefined) throw ValidationFailed.at('file', 'is required');
    taker.check(fields);
    return { file: taken, declaredName: file.originalname, fields };
  } catch (cause) {
    const [outcome] = await Promise.allSettled([taking]);
    if (outcome.status === 'fulfilled' && outcome.value !== undefined)
      await taker.giveBack(outcome.value).catch(() => undefined);
    throw refusalOf(cause, body, outcome, taker.largestBytes);
  }
}

function parsed(body: FormBody, storage: multer.StorageEngine): Promise<void> {
  const options: multer.Options & { streamHandler: (request: FormBody, parser: Writable) => void } = {
    storage,
    defParamCharset: 'utf8',
    preservePath: true,
    limits: { fields: 10, parts: 20, fieldSize: 4 * longestField, fieldNameSize: 100, headerPairs: 50 },
    streamHandler: (request, parser) => request.feed(parser),
  };
  const read = promisify(multer(options).single('file') as unknown as Middleware);
  return read(body, {});
}

/** What a form documents and nothing else, each as a text of so many characters. */
export function textsIn<Name extends string>(
  fields: FormFields,
  known: Readonly<Record<Name, number>>,
): Partial<Record<Name, string>> {
  const [unknown] = Object.keys(fields).filter((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw ValidationFailed.at(printable(unknown), 'is not a field that is known here');
  const texts: Partial<Record<Name, string>> = {};
  for (const [name, most] of Object.entries(known) as [Name, number][]) {
    const value = fields[name];
    if (value === undefined) continue;
    const isText = typeof value === 'string' && value !== '' && [...value].length <= most;
    if (!isText || value.includes('\0')) throw ValidationFailed.at(name, `must be a text of 1 to ${most} characters`);
    texts[name] = value;
  }
  return texts;
}

/** The reason why the file was refused comes before the error with which the form then ended. */
function refusalOf(
  cause: unknown,
  body: FormBody,
  taking: PromiseSettledResult<unknown>,
  largestBytes: number,
): unknown {
  const refused = taking.status === 'rejected' ? (taking.reason as unknown) : undefined;
  if (isGatehouseError(refused)) return refused;
  if (isGatehouseError(cause)) return cause;
  if (cause instanceof multer.MulterError) return refusalOfPart(cause);
  if (body.isTooLong) return new DocumentTooLarge(largestBytes);
  if (!body.isBroken) return cause;
  return new MalformedRequest('it is not multipart/form-data as it should be, or it ended early');
}

function refusalOfPart({ code, field = 'file' }: multer.MulterError): GatehouseError {
  if (code === 'LIMIT_UNEXPECTED_FILE')
    return ValidationFailed.at('file', 'must be exactly one file, in a field of this name');
  if (code === 'LIMIT_FIELD_VALUE') return ValidationFailed.at(printable(field), 'is too long');
  return new MalformedRequest('the form has too many parts, or parts whose names cannot be read');
}

/** Makes a name of the form safe for an answer. */
function printable(name: string): string {
  return name.replaceAll('\0', '').toWellFormed().slice(0, 100);
}
