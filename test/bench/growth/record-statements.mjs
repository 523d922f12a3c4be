// Loaded into the server before its own code: writes down the statements it sends, with their values: those that are prepared,
// and those that are planned anew each time.
import { writeFileSync } from 'node:fs';
import pg from 'pg';

const path = process.env.STATEMENTS_FILE ?? '';
/** @type {Set<string>} */
const statements = new Set();
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (/** @type {any} */ config, /** @type {any[]} */ ...rest) {
  const isPrepared = config?.name !== undefined;
  const isPlannedAnew = config?.queryMode === 'extended' && String(config.text).startsWith('SELECT');
  if (typeof config?.text === 'string' && (isPrepared || isPlannedAnew))
    statements.add(JSON.stringify({ text: config.text, values: config.values ?? [], isPrepared }, written));
  return Reflect.apply(query, this, [config, ...rest]);
};

/** As PostgreSQL is sent it. @param {string} _name @param {unknown} value */
function written(_name, value) {
  return typeof value === 'bigint' ? String(value) : value;
}

process.on('SIGTERM', () => writeFileSync(path, `[${[...statements].join(',')}]`));
