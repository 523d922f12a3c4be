import { readAnswer } from './read-answer.js';
import { Trouble } from './trouble.js';
import type { UploadedDocument } from './wire.js';

export interface UploadOptions {
  readonly fileName: string;
  /** The same for every attempt to send the same file. */
  readonly idempotencyKey: string;
  /** The share sent so far, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Uses XMLHttpRequest, since `fetch` does not report upload progress. */
export function uploadDocument(
  url: string,
  token: string,
  file: Blob,
  { fileName, idempotencyKey, onProgress, signal }: UploadOptions,
): Promise<UploadedDocument> {
  const form = new FormData();
  form.append('file', file, fileName);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${url}/compliance/documents`);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      resolve(Promise.resolve().then(() => readAnswer(status, responseText, request.getResponseHeader('Retry-After'))));
    };
    request.onerror = () => reject(new Trouble('unreachable'));
    request.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
    else request.send(form);
  });
}
