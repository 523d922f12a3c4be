import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A provider whose clock is wrong, which a real one in the same process cannot have. It says of everybody the same. */
export class SkewedProvider {
  /** How far its clock is ahead. */
  seconds = 0;
  /** Signs with another key than the one it shows. */
  isForger = false;
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly nonces = new Map<string, string>();
  private readonly server: Server = createServer((request, response) => {
    void this.answer(request).then((body) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });

  get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get environment(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: 'gatehouse',
      OIDC_CLIENT_SECRET: 'the secret of the tests alone',
    };
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Where the browser is led back to. */
  visit(page: string): string {
    const asked = new URL(page).searchParams;
    const code = randomUUID();
    this.nonces.set(code, asked.get('nonce') ?? '');
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  private async answer(request: IncomingMessage): Promise<object> {
    const { issuer } = this;
    if (request.url === '/jwks')
      return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] };
    if (request.url === '/token') {
      const code = new URLSearchParams(await text(request)).get('code') ?? '';
      return { access_token: 'x', token_type: 'Bearer', id_token: this.idToken(this.nonces.get(code) ?? '') };
    }
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private idToken(nonce: string): string {
    const iat = Math.floor(Date.now() / 1000) + this.seconds;
    const claims = { iss: this.issuer, aud: 'gatehouse', sub: 'somebody', nonce, iat, exp: iat + 30 };
    const more = { email: 'somebody@example.com', groups: ['officer'] };
    const signed = [
      { alg: 'RS256', kid: 'one' },
      { ...claims, ...more },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const { privateKey } = this.isForger ? this.other : this.keys;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }
}
