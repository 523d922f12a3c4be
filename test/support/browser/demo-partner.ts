import { type Answer, Api, idOf } from '../service/api.js';
import type { Gatehouse } from '../service/gatehouse.js';

type Json = Readonly<Record<string, unknown>>;

export interface Delivered {
  readonly position: number;
  readonly receivedAt: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly payload: Json };
  readonly mail?: { readonly to?: string; readonly about: string; readonly url: string };
}

/** Uses the demo as its page does: through its back end alone, from the origin of the page. */
export class DemoPartner {
  readonly origin: string;
  private readonly api: Api;

  constructor(gatehouse: Gatehouse) {
    this.origin = gatehouse.url;
    this.api = new Api(gatehouse.url, undefined, { Origin: gatehouse.url, 'Sec-Fetch-Site': 'same-origin' });
  }

  create(wanted: Json = { tier: 'LIGHT', country: 'AR', name: 'Ana Pérez' }): Promise<Answer> {
    return this.api.post('/demo/customers', wanted);
  }

  /** The id of a new customer. */
  async customer(wanted?: Json): Promise<string> {
    return idOf(await this.create(wanted));
  }

  read(id: string): Promise<Answer> {
    return this.api.get(`/demo/customers/${id}`);
  }

  session(id: string): Promise<Answer> {
    return this.api.post(`/demo/customers/${id}/session`);
  }

  decide(id: string, decision: unknown): Promise<Answer> {
    return this.api.post(`/demo/customers/${id}/decisions`, decision);
  }

  /** What its server has received after this position, until there are so many. */
  async delivered(id: string, count: number, after = 0): Promise<Delivered[]> {
    const leave = new AbortController();
    const response = await fetch(`${this.origin}/demo/customers/${id}/stream`, {
      headers: { 'Last-Event-ID': String(after) },
      signal: AbortSignal.any([leave.signal, AbortSignal.timeout(60_000)]),
    });
    if (response.body === null) throw new Error('The stream has no body');
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n').slice(0, -1).flatMap(webhookIn);
      if (events.length < count) continue;
      leave.abort();
      return events;
    }
    throw new Error(`The stream ended after: ${text}`);
  }
}

function webhookIn(event: string): Delivered[] {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  return data === undefined ? [] : [JSON.parse(data) as Delivered];
}
