import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { default as Provider, JWK } from 'oidc-provider';

export interface PersonAtProvider {
  readonly subject: string;
  email: string;
  groups: string[];
}

const client = { id: 'gatehouse', secret: 'the secret of the tests alone' };

/** A real provider of our own, at which everybody is who they say: what is tested is what comes of that. */
export class OpenIdServer {
  private server: Server | undefined;
  private port = 0;
  private readonly people = new Map<string, PersonAtProvider>();
  private keyId = randomUUID();

  constructor(private readonly redirectUri: string) {}

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get environment(): Record<string, string> {
    return { OIDC_ISSUER: this.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret };
  }

  person(groups: readonly string[] = [], email = `${randomUUID()}@example.com`): PersonAtProvider {
    const person = { subject: randomUUID(), email, groups: [...groups] };
    this.people.set(person.subject, person);
    return person;
  }

  async listen(): Promise<this> {
    const server = createServer();
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    const handle = (await quietly(() => this.provider())).callback();
    server.on('request', (request, response) => void handle(request, response));
    return this;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  }

  /** From here on it signs with another key. */
  async replaceKeys(): Promise<void> {
    this.keyId = randomUUID();
    await this.close();
    await this.listen();
  }

  /** What a browser does with the page of the provider, where `person` is signed in; the address it comes back to. */
  async visit(page: string, person: PersonAtProvider): Promise<string> {
    const cookies = new Map<string, string>();
    let address = `${page}&login_hint=${person.subject}`;
    for (let steps = 0; steps < 10; steps++) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(address, { redirect: 'manual', headers: { Cookie: cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The provider leads nowhere: ${answer.status} ${await answer.text()}`);
      address = new URL(next, address).href;
      if (address.startsWith(this.redirectUri)) return address;
    }
    throw new Error('The provider leads in circles');
  }

  private async provider(): Promise<Provider> {
    const { default: OpenIdProvider } = await import('oidc-provider');
    const provider = new OpenIdProvider(this.issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [this.redirectUri] }],
      jwks: { keys: [newKey(this.keyId)] },
      cookies: { keys: [randomUUID()] },
      conformIdTokenClaims: false,
      claims: { openid: ['sub'], email: ['email'], profile: ['name', 'groups'] },
      pkce: { required: () => true },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      features: { devInteractions: { enabled: false } },
      findAccount: (_, subject) => {
        const person = this.people.get(subject);
        if (person === undefined) return undefined;
        const { email, groups } = person;
        return { accountId: subject, claims: () => ({ sub: subject, email, name: 'Pia Pardo', groups }) };
      },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    });
    provider.use(async (context, next) => {
      if (!context.path.startsWith('/interaction/')) {
        await next();
        return;
      }
      const { prompt, params, session, grantId } = await provider.interactionDetails(context.req, context.res);
      const accountId = session?.accountId ?? String(params['login_hint']);
      if (prompt.name === 'login') {
        await provider.interactionFinished(context.req, context.res, { login: { accountId } });
        return;
      }
      const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
      const grant = known ?? new provider.Grant({ accountId, clientId: client.id });
      grant.addOIDCScope('openid email profile');
      await provider.interactionFinished(context.req, context.res, { consent: { grantId: await grant.save() } });
    });
    return provider;
  }
}

/** When it starts it tells what else a provider in use would need. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  console.warn = console.info = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { warn, info });
  }
}

function newKey(kid: string): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' };
}
