/** A file before it is sent. A Node stream is one of the last kind, `await openAsBlob(path)` one of the first. */
export type Uploadable = Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

export interface Progress {
  /** Bytes of the request that are on their way. */
  readonly sent: number;
  /** Undefined for a stream, whose length nobody knows before its end. */
  readonly total: number | undefined;
}

/** A form whose last field is a file: what is around the file. */
export interface Form {
  readonly contentType: string;
  readonly head: Uint8Array<ArrayBuffer>;
  readonly tail: Uint8Array<ArrayBuffer>;
}

export function formAround(fields: Readonly<Record<string, unknown>>, fileName: string, fileType: string): Form {
  const boundary = `gatehouse-${crypto.randomUUID()}`;
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
  const disposition = `Content-Disposition: form-data; name="file"; filename="${quoted(fileName)}"`;
  const opening = `--${boundary}\r\n${disposition}\r\nContent-Type: ${fileType || 'application/octet-stream'}\r\n\r\n`;
  const bytes = new TextEncoder();
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: bytes.encode(parts.join('') + opening),
    tail: bytes.encode(`\r\n--${boundary}--\r\n`),
  };
}

/** The form as it is sent, told of piece by piece. */
export function streamed(form: Form, file: Uploadable, onSent: (bytes: number) => void): ReadableStream<Uint8Array> {
  const chunks = chunksOf(form, file);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) {
        controller.close();
        return;
      }
      controller.enqueue(value);
      onSent(value.byteLength);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* chunksOf({ head, tail }: Form, file: Uploadable): AsyncGenerator<Uint8Array, undefined> {
  yield head;
  const source = file instanceof Blob ? file.stream() : file;
  if (Symbol.asyncIterator in source) yield* source as AsyncIterable<Uint8Array>;
  else yield* read(source);
  yield tail;
  return undefined;
}

/** Not every browser iterates over streams. */
async function* read(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** As browsers write names in forms. */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));
}
