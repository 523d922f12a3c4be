import { createHash, createPublicKey, sign, verify, type Hash, type KeyObject } from 'node:crypto';
import { type SigningKey, keyFingerprint } from '#vault';
import type { AuditEntry } from './audit-entry.entity.js';

const format = 'gatehouse-audit/1';

/** The first line of a file. */
interface Header {
  readonly format: string;
  readonly exportedAt: string;
  /** What was asked for, as the query of the request said. */
  readonly filters: Readonly<Record<string, string>>;
  /** PEM, with which the signature can be checked. Whose it is has to be known from elsewhere. */
  readonly publicKey: string;
}

/** The last line: without it a file is not whole. */
interface Footer {
  readonly entries: number;
  /** Ids of entries that were not as they were recorded when they were exported. */
  readonly altered: readonly string[];
  /** SHA-256 of all lines before. */
  readonly digest: string;
  /** Ed25519, of the digest, the count and what was altered. */
  readonly signature: string;
}

interface EntryLine {
  readonly organizationId: string;
  readonly ordinal: number;
  readonly id: string;
  readonly hash: string;
  readonly previousHash: string;
}

export interface FileVerdict {
  readonly exportedAt: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly entries: number;
  readonly fingerprint: string;
  /** What is wrong with it, in words; nothing where it is as it was exported, and what it has as it was recorded. */
  readonly faults: readonly string[];
}

/** Writes the lines of a file one after the other, so that it may be of any length. */
export class AuditFileWriter {
  private readonly digest: Hash = createHash('sha256');
  private readonly altered: string[] = [];
  private count = 0;

  constructor(
    private readonly key: SigningKey,
    private readonly exportedAt: Date,
    private readonly filters: Readonly<Record<string, string>>,
  ) {}

  header(): string {
    const publicKey = this.key.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const { exportedAt, filters } = this;
    return this.line({ format, exportedAt: exportedAt.toISOString(), filters, publicKey } satisfies Header);
  }

  entry(entry: AuditEntry, isAuthentic: boolean): string {
    this.count++;
    if (!isAuthentic) this.altered.push(entry.id);
    const { at, hash, previousHash, ...rest } = entry;
    const hashes = { hash: hash.toString('hex'), previousHash: previousHash.toString('hex') };
    return this.line({ ...rest, time: at.toISOString(), ...hashes });
  }

  footer(): string {
    const digest = this.digest.digest('hex');
    const signature = sign(null, signedText(digest, this.count, this.altered), this.key.privateKey).toString('base64');
    const { altered, count: entries } = this;
    return `${JSON.stringify({ entries, altered, digest, signature } satisfies Footer)}\n`;
  }

  private line(value: object): string {
    const line = `${JSON.stringify(value)}\n`;
    this.digest.update(line);
    return line;
  }
}

/** Checks a file by itself: the signature, that it is whole, and that the entries of each chain follow each other. */
export async function verifyAuditFile(lines: AsyncIterable<string>): Promise<FileVerdict> {
  const reader = new AuditFileReader();
  for await (const line of lines) if (line !== '') reader.take(line);
  return reader.verdict();
}

class AuditFileReader {
  private readonly digest: Hash = createHash('sha256');
  private readonly links = new ChainLinks();
  private header: Header | undefined;
  private last: string | undefined;
  private entries = 0;

  /** Only once another line follows is it known that one is not the footer. */
  take(line: string): void {
    const before = this.last;
    this.last = line;
    if (before === undefined) return;
    this.digest.update(`${before}\n`);
    if (this.header === undefined) {
      this.header = parsed<Header>(before);
      return;
    }
    this.entries++;
    this.links.take(parsed<EntryLine>(before));
  }

  verdict(): FileVerdict {
    const { header, entries } = this;
    if (header?.format !== format) throw new Error('This is no file of an audit trail, or only the beginning of one');
    const publicKey = createPublicKey(header.publicKey);
    const faults = [...this.faultsOfSignature(publicKey), ...this.links.faults];
    const { exportedAt, filters } = header;
    return { exportedAt, filters, entries, fingerprint: keyFingerprint(publicKey), faults };
  }

  private faultsOfSignature(publicKey: KeyObject): string[] {
    const { altered, signature, digest, entries } = readFooter(this.last ?? '');
    if (signature === '') return ['The file is not whole: its last line, with the signature, is missing'];
    const text = signedText(digest, entries, altered);
    const isSigned = verify(null, text, publicKey, Buffer.from(signature, 'base64'));
    const isWhole = this.digest.digest('hex') === digest && entries === this.entries;
    return [
      ...(isSigned ? [] : ['The signature is not of this key']),
      ...(isWhole ? [] : ['The lines are not those that were signed']),
      ...altered.map((id) => `Entry ${id} was not as it was recorded when it was exported`),
    ];
  }
}

/** Entries that stand next to each other in a chain, in whichever order they are read. */
class ChainLinks {
  readonly faults: string[] = [];
  private readonly newest = new Map<string, EntryLine>();

  take(entry: EntryLine | undefined): void {
    if (entry === undefined) {
      this.faults.push('A line is no entry');
      return;
    }
    const { organizationId, ordinal, id } = entry;
    const before = this.newest.get(organizationId);
    this.newest.set(organizationId, entry);
    if (before === undefined) return;
    if (ordinal >= before.ordinal) this.faults.push(`Entry ${id} stands where an older one belongs`);
    else if (ordinal === before.ordinal - 1 && entry.hash !== before.previousHash)
      this.faults.push(`Entry ${before.id} does not follow the one before it`);
  }
}

/** What is missing is as good as empty: then there is no signature. */
function readFooter(line: string): Footer {
  const { entries = 0, altered = [], digest = '', signature = '' } = parsed<Partial<Footer>>(line) ?? {};
  return { entries, altered, digest, signature };
}

function signedText(digest: string, entries: number, altered: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify([format, digest, entries, altered]));
}

function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T;
  } catch {
    return undefined;
  }
}
