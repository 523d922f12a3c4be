import { type FileHandle, open, stat, truncate } from 'node:fs/promises';

const LIMIT_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 64 * 1024;
const TAIL_LINES = 15;

/** Opened by us and inherited by the server, which may neither own the file nor reach its folder. */
export async function openLog(path: string): Promise<{ file: FileHandle; begin: number }> {
  const size = await sizeOf(path);
  if (size > LIMIT_BYTES) await truncate(path);
  return { file: await open(path, 'a', 0o600), begin: size > LIMIT_BYTES ? 0 : size };
}

/** What was written since `begin`, at most the last 64 KiB. */
export async function readLog(path: string, begin: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = Math.max(begin, size - TAIL_BYTES);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - from, 1)), { position: from });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-TAIL_LINES).join('\n');
}

async function sizeOf(path: string): Promise<number> {
  return await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
