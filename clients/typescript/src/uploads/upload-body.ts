import type { Body, Call } from '../sending/send.js';
import { type Progress, type Uploadable, formAround, streamed } from './form.js';
import { hasOwnProgress, sentWithProgress } from './browser-progress.js';

export interface FileToSend {
  readonly file: Uploadable;
  /** That of a `File` where it is left out. */
  readonly fileName?: string;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

type Sending = Pick<Call, 'body' | 'sendBy'> & { readonly contentType: string };

/** How a form with a file is sent here: browsers send no streams, and tell how far they are by a way of their own. */
export async function uploadBody(
  { file: given, fileName, onProgress }: FileToSend,
  fields: Readonly<Record<string, unknown>>,
): Promise<Sending> {
  const file = hasOwnProgress() && !(given instanceof Blob) ? await collected(given) : given;
  const type = file instanceof Blob ? file.type : '';
  const form = formAround(fields, fileName ?? nameOf(file), type);
  const { contentType } = form;
  if (!(file instanceof Blob) || (onProgress !== undefined && !hasOwnProgress())) {
    const total = file instanceof Blob ? form.head.length + file.size + form.tail.length : undefined;
    const of = (): Body => {
      let sent = 0;
      return streamed(form, file, (bytes) => onProgress?.({ sent: (sent += bytes), total })) as Body;
    };
    return { contentType, body: { of, once: !(file instanceof Blob) } };
  }
  const body = { of: () => new Blob([form.head, file, form.tail]), once: false };
  return onProgress === undefined ? { contentType, body } : { contentType, body, sendBy: sentWithProgress(onProgress) };
}

function nameOf(file: Uploadable): string {
  return file instanceof Blob && 'name' in file && typeof file.name === 'string' ? file.name : 'file';
}

async function collected(file: Exclude<Uploadable, Blob>): Promise<Blob> {
  const empty = new Uint8Array();
  const nothing = { contentType: '', head: empty, tail: empty };
  return new Response(streamed(nothing, file, () => undefined) as Body).blob();
}
