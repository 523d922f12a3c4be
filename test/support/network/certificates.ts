import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** An authority of its own, in a temporary folder, by the openssl command. */
export class CertificateAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  /** For `NODE_EXTRA_CA_CERTS`. */
  readonly path = join(this.folder, 'ca.crt');

  static isPossible(): boolean {
    try {
      execFileSync('openssl', ['version'], { stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  }

  constructor() {
    const files = ['-keyout', join(this.folder, 'ca.key'), '-out', this.path];
    this.openssl('req', '-x509', ...newKey, '-subj', '/CN=Test authority', '-days', '2', ...files);
  }

  /** For the names as openssl writes them, such as `DNS:localhost`; it ends so many days from now. */
  issue(names: string, days = 2): Certificate {
    const file = (end: string): string => join(this.folder, `leaf.${end}`);
    const [key, request, cert, extensions] = [file('key'), file('csr'), file('crt'), file('ext')];
    writeFileSync(extensions, `subjectAltName=${names}\n`);
    this.openssl('req', '-new', ...newKey, '-subj', '/CN=Test', '-keyout', key, '-out', request);
    const signed = ['-CA', this.path, '-CAkey', join(this.folder, 'ca.key'), '-CAcreateserial'];
    const files = ['-in', request, '-out', cert, '-extfile', extensions];
    this.openssl('x509', '-req', ...signed, '-days', String(days), ...files);
    return { key: readFileSync(key), cert: readFileSync(cert) };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private openssl(...words: string[]): void {
    execFileSync('openssl', words, { stdio: 'pipe' });
  }
}
