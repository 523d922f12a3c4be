import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Config } from '../configuration/config.js';
import { dataFiles } from '../configuration/data-files.js';
import { StartNotes } from './start-notes.js';
import { serverHosts } from '../configuration/server-urls.js';
import type { Terminal } from './terminal.js';

/** Announces readiness: addresses and a first request for a person at a terminal, figures for the log. */
export function announceReady(
  app: NestFastifyApplication,
  config: Config,
  log: Logger,
  terminal: Terminal | undefined,
): void {
  const seconds = process.uptime().toFixed(1);
  const { port } = app.getHttpServer().address() as AddressInfo;
  const { mode, allowPlaintext } = config;
  if (mode === 'live' && allowPlaintext.length > 0)
    log.warn({ hosts: allowPlaintext }, 'these hosts may be spoken to in plaintext (ALLOW_PLAINTEXT)');
  const operatorKey = operatorKeyOf(config);
  log.info({ port, mode, role: config.role, seconds: Number(seconds), operatorKey }, 'ready');
  if (terminal === undefined) return;
  const url = `http://localhost:${port}`;
  const notes = app.get(StartNotes).notes.map(({ name, path }): [string, string] => [name, `${url}${path}`]);
  terminal.facts([...addresses(app, config, url), ...surroundings(config), ...notes]);
  terminal.print();
  terminal.print(`  Ready after ${seconds} s. ctrl-C stops everything.`);
  for (const line of whatNext(app, config, url)) terminal.print(line);
  terminal.print();
}

function addresses(app: NestFastifyApplication, { role }: Config, url: string): [string, string][] {
  const health: [string, string] = ['Health', `${url}/health/ready   ${url}/metrics`];
  if (role === 'worker') return [['Working', 'background jobs only (ROLE=worker)'], health];
  const hasDemo = app.getHttpAdapter().getInstance().hasRoute({ method: 'GET', url: '/demo' });
  const demo: [string, string][] = hasDemo ? [['Demo', `${url}/demo   a partner to try it as`]] : [];
  return [['API', url], ...demo, ['Docs', `${url}/docs`], ['OpenAPI', `${url}/openapi.json`], health];
}

function surroundings(config: Config): [string, string][] {
  const { databaseUrl, databaseOwnerUrl, dataDir, mode } = config;
  const url = databaseUrl ?? databaseOwnerUrl;
  const database =
    url === undefined ? `embedded PostgreSQL in ${databaseFolder(dataDir)}` : `your PostgreSQL at ${serverHosts(url)}`;
  return [
    ['Database', database],
    ['Operator key', operatorKeyOf(config)],
    ['Mode', mode === 'sandbox' ? 'sandbox: no real money moves' : 'live'],
  ];
}

/** Where it is, and never what it is. */
function operatorKeyOf({ operatorApiKey, dataDir }: Config): string {
  return operatorApiKey === undefined ? dataFiles(dataDir).operatorKey : 'from OPERATOR_API_KEY';
}

/** When it runs as root under a closed folder, the embedded database notes which folder it uses instead. */
function databaseFolder(dataDir: string): string {
  const { database, databaseNote } = dataFiles(dataDir);
  return existsSync(databaseNote) ? readFileSync(databaseNote, 'utf8').trim() : database;
}

/** A first request to paste, if this service has the route. */
function whatNext(app: NestFastifyApplication, { operatorApiKey, dataDir, role }: Config, url: string): string[] {
  const takesIt = app.getHttpAdapter().getInstance().hasRoute({ method: 'POST', url: '/organizations' });
  if (!takesIt || operatorApiKey !== undefined || role === 'worker') return [];
  return [
    '',
    '  Try this next: create an organization',
    '',
    `    curl -s ${url}/organizations \\`,
    `      -H "Authorization: Bearer $(cat '${dataFiles(dataDir).operatorKey}')" \\`,
    '      -H "Content-Type: application/json" \\',
    `      -d '{"name": "Acme", "type": "business", "country": "AR"}'`,
  ];
}
