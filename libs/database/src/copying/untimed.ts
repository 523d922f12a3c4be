import pg from 'pg';

/** A connection for work that may take hours, whatever time limits the server gives to others. */
export async function untimed(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'gatehouse copying' });
  // What is under way fails with it; that is where it is told.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(noLimits);
  return client;
}

export const noLimits = 'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0';
