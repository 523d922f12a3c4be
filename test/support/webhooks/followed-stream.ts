import { type IncomingMessage, request } from 'node:http';
import type { Api } from '../service/api.js';
import { StaffApi } from '../service/staff-api.js';
import { until } from '../run/until.js';

export interface Told {
  readonly id: string | undefined;
  readonly event: {
    readonly position: number;
    readonly sequence: number;
    readonly resourceId: string;
    readonly organizationId?: string;
  };
}

/** A stream of events as a follower reads it, by hand: what it is told, and which id it would go on with. */
export class FollowedStream {
  readonly told: Told[] = [];
  lastId = '';
  heartbeats = 0;
  isOver = false;
  private rest = '';

  private constructor(private readonly answer: IncomingMessage) {
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => this.read(chunk));
    answer.once('close', () => (this.isOver = true));
    // Cut in the middle.
    answer.on('error', () => undefined);
  }

  static open(url: string, path: string, headers: Readonly<Record<string, string>>): Promise<FollowedStream> {
    return new Promise((resolve, reject) => {
      const asked = request(`${url}${path}`, { headers, agent: false }, (answer) => {
        if (answer.statusCode === 200) resolve(new FollowedStream(answer));
        else reject(new Error(`answered ${answer.statusCode ?? 0}`));
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  get positions(): number[] {
    return this.told.map(({ event }) => event.position);
  }

  get headers(): IncomingMessage['headers'] {
    return this.answer.headers;
  }

  async tells(count: number): Promise<readonly Told[]> {
    await until(`${count} events are told`, () => this.told.length >= count);
    return this.told;
  }

  pause(): void {
    this.answer.pause();
  }

  resume(): void {
    this.answer.resume();
  }

  close(): void {
    this.answer.destroy();
  }

  private read(chunk: string): void {
    const messages = `${this.rest}${chunk}`.split('\n\n');
    this.rest = messages.pop() ?? '';
    for (const message of messages) this.take(message.split('\n'));
  }

  private take(lines: readonly string[]): void {
    const of = (field: string): string | undefined =>
      lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
    const [id, data] = [of('id'), of('data')];
    if (id !== undefined) this.lastId = id;
    if (lines.some((line) => line.startsWith(':'))) this.heartbeats += 1;
    if (data !== undefined) this.told.push({ id, event: JSON.parse(data) as Told['event'] });
  }
}

export function follow(api: Api, query = '', headers: Readonly<Record<string, string>> = {}): Promise<FollowedStream> {
  const access = api instanceof StaffApi ? { Cookie: api.cookie } : { Authorization: `Bearer ${api.key ?? ''}` };
  return FollowedStream.open(api.url, `/events/stream${query}`, { ...access, ...headers });
}

/** Positions, from the first to the last. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
