import { createHash } from 'node:crypto';
import { type Build, namedByContent } from '#runtime';

/** The first version of the element's own contract: its attributes, properties and events. */
export const pinnedBelow = 'v1/';
const entry = 'gatehouse-onboarding';

/** A build under names that never mean anything else: its entry by its own hash, beside the chunks that it loads. */
export interface PinnedBuild {
  /** Of the entry, below `/widget/`. */
  readonly name: string;
  /** What a browser compares each file with (Subresource Integrity), by names below `/widget/`. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface PinnedFiles {
  readonly pinned: PinnedBuild;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Undefined where there is no widget in it. */
export async function pinnedFiles(build: Build): Promise<PinnedFiles | undefined> {
  const bytes = await build.get(`${entry}.js`)?.as('identity');
  if (bytes === undefined) return undefined;
  const name = `${pinnedBelow}${entry}.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.js`;
  const files = new Map([[name, bytes]]);
  for (const [chunk, file] of build) if (isChunk(chunk)) files.set(`${pinnedBelow}${chunk}`, await file.as('identity'));
  const integrity = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]));
  return { pinned: { name, integrity }, files };
}

export function isPinnedEntry(name: string): boolean {
  return /^v1\/gatehouse-onboarding\.[0-9a-f]{16}\.js$/.test(name);
}

export function isChunk(name: string): boolean {
  return name.startsWith(namedByContent) && /^[\w.-]+\.js$/.test(name.slice(namedByContent.length));
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
