import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type World, requirementsOf, reviewOf, withUpload } from './world.spec-fixture.js';

/** A fake service: it loses responses and refuses on demand, and accepts each idempotency key once. */
export class PlayedService {
  world: World;
  /** What happens to the next POST. */
  next: 'take' | 'lose' | { readonly status: number; readonly body: object } = 'take';
  /** What is still to be accepted. */
  terms: { readonly version: string; readonly url: string } | undefined;
  /** Responses to GETs that are being delayed. */
  held: (() => void)[] | undefined;
  readonly taken: string[] = [];
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #known = new Map<string, object>();

  constructor(world: World) {
    this.world = world;
    this.#server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'POST') return this.post(request, response);
    if (path.endsWith('/current')) {
      const session = { id: 's', complianceReviewId: 'review', expiresAt: '2999-01-01T00:00:00Z' };
      say(response, 200, { ...session, ...(this.terms === undefined ? {} : { termsOfService: this.terms }) });
      return;
    }
    const said = path.endsWith('/requirements') ? { results: requirementsOf(this.world) } : reviewOf(this.world);
    if (this.held === undefined) say(response, 200, said);
    else this.held.push(() => say(response, 200, said));
  }

  private async post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    const body = JSON.parse((await request.toArray()).join('')) as { type?: 'individualTaxInfo' };
    this.asked.push(key);
    const { next } = this;
    this.next = 'take';
    if (typeof next === 'object') {
      say(response, next.status, next.body);
      return;
    }
    const isAcceptance = request.url?.endsWith('/acceptances') === true;
    const made = this.#known.get(key) ?? (isAcceptance ? this.accept(key) : this.take(key, body.type));
    this.#known.set(key, made);
    if (next === 'lose') response.destroy();
    else say(response, 201, made);
  }

  private accept(key: string): object {
    this.taken.push(key);
    this.terms = undefined;
    return {};
  }

  private take(key: string, type: 'individualTaxInfo' | undefined): object {
    this.taken.push(key);
    if (type === undefined) {
      this.world = { ...this.world, status: 'submitted' };
      return reviewOf(this.world);
    }
    const uploaded = { id: `new-${this.taken.length}`, validationStatus: { type: 'approved' } as const };
    this.world = withUpload(this.world, type, uploaded);
    return { ...uploaded, attestationType: type };
  }
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
