import { createHash, createPublicKey, verify } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise } from 'yauzl';
import { verifyAuditFile } from '#audit';
import { keyFingerprint } from '#vault';
import {
  type EvidenceFacts,
  type ListedFile,
  type Manifest,
  type ManifestSignature,
  auditName,
  manifestFormat,
  manifestName,
  signatureName,
} from './manifest.js';

/** As much is read of a manifest, which names every file. */
const largestManifestBytes = 64 * 1024 * 1024;

export interface EvidenceVerdict extends EvidenceFacts {
  readonly files: number;
  /** Of the key that signed it, to be compared by people. */
  readonly fingerprint: string;
  /** What is wrong with it, in words; nothing where it is as it was signed. */
  readonly faults: readonly string[];
}

interface Found {
  /** What was in it, in its order. */
  readonly files: ListedFile[];
  manifest?: Buffer;
  signature?: Buffer;
  auditFaults?: readonly string[];
}

/** Checks a file by itself: that its manifest is signed, and that it has what that lists, unchanged, and nothing else. */
export async function verifyEvidence(path: string): Promise<EvidenceVerdict> {
  const found = await everythingIn(path);
  const manifest = parsed<Manifest>(found.manifest);
  const signature = parsed<ManifestSignature>(found.signature);
  if (found.manifest === undefined || manifest?.format !== manifestFormat || signature === undefined)
    throw new Error('This is no evidence of a review: it has no manifest, or no signature');
  const publicKey = createPublicKey(signature.publicKey);
  const isSigned = verify(null, found.manifest, publicKey, Buffer.from(signature.signature, 'base64'));
  const { complianceReviewId, organizationId, exportedAt, exportedBy, files } = manifest;
  return {
    ...{ complianceReviewId, organizationId, exportedAt, exportedBy },
    files: files.length,
    fingerprint: keyFingerprint(publicKey),
    faults: [
      ...(isSigned ? [] : ['The signature is not of this key']),
      ...differences(files, found.files),
      ...(found.auditFaults ?? ['The lines of the audit trail are missing']),
    ],
  };
}

async function everythingIn(path: string): Promise<Found> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true });
  const found: Found = { files: [] };
  try {
    for await (const entry of zip.eachEntry()) await take(found, entry, await zip.openReadStreamPromise(entry));
  } finally {
    zip.close();
  }
  return found;
}

async function take(found: Found, { fileName, uncompressedSize }: Entry, content: Readable): Promise<void> {
  if (fileName === manifestName || fileName === signatureName) {
    if (uncompressedSize > largestManifestBytes) throw new Error(`${fileName} is too large`);
    const name = fileName === manifestName ? 'manifest' : 'signature';
    if (found[name] !== undefined) throw new Error(`${fileName} is there twice`);
    found[name] = await buffer(content);
    return;
  }
  const listed = hashed(fileName, content);
  if (fileName === auditName) found.auditFaults = await auditFaultsOf(content);
  found.files.push(await listed);
}

async function hashed(path: string, content: Readable): Promise<ListedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await new Promise((resolve, reject) => content.on('end', resolve).on('error', reject));
  return { path, bytes, sha256: hash.digest('hex') };
}

async function auditFaultsOf(content: Readable): Promise<readonly string[]> {
  try {
    return (await verifyAuditFile(createInterface({ input: content }))).faults.map((fault) => `Audit trail: ${fault}`);
  } catch (thrown) {
    // The rest is still hashed.
    content.resume();
    return [`Audit trail: ${(thrown as Error).message}`];
  }
}

function differences(listed: readonly ListedFile[], files: readonly ListedFile[]): string[] {
  const expected = new Map(listed.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const faults: string[] = [];
  for (const { path, sha256, bytes } of files) {
    const file = expected.get(path);
    if (file === undefined) faults.push(`${path} is not in the manifest`);
    else if (seen.has(path)) faults.push(`${path} is there twice`);
    else if (file.sha256 !== sha256 || file.bytes !== bytes) faults.push(`${path} was changed`);
    seen.add(path);
  }
  return [...faults, ...listed.filter(({ path }) => !seen.has(path)).map(({ path }) => `${path} is missing`)];
}

function parsed<T>(text: Buffer | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.toString()) as T;
  } catch {
    return undefined;
  }
}
