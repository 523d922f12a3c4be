import pg from 'pg';
import { until } from '../run/until.js';
import type { Gatehouse } from './gatehouse.js';

/** Hears what processes of an installation tell each other, as one of them would. */
export class Heard {
  private constructor(
    private readonly client: pg.Client,
    private readonly channels: ReadonlySet<string>,
  ) {}

  static async on({ environment }: Gatehouse, channel: string): Promise<Heard> {
    const client = new pg.Client({ connectionString: environment['DATABASE_OWNER_URL'] });
    const channels = new Set<string>();
    client.on('notification', (message) => channels.add(message.channel));
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    return new Heard(client, channels);
  }

  async something(): Promise<void> {
    await until('something is told', () => this.channels.size > 0);
  }

  async end(): Promise<void> {
    await this.client.end();
  }
}
