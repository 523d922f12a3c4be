import { execFile } from 'node:child_process';
import { access, constants, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Missing } from '../harness/missing.mjs';
import { sized } from '../harness/scale.mjs';

const run = promisify(execFile);

/** @typedef {Awaited<ReturnType<typeof openPgbench>>} Pgbench */

/**
 * PostgreSQL's own load program, which is not part of the embedded one.
 * @param {string} folder for its scripts
 * @param {number} clients
 */
export async function openPgbench(folder, clients) {
  const program = await installed();
  /** @param {string} url @param {string} script @param {string[]} much */
  const drive = async (url, script, much) => {
    const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', ...much, '-f', script, url];
    // It ends with an error when a statement was refused.
    const { stdout } = await run(program, how, { maxBuffer: 1e8 });
    const failed = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0);
    if (failed > 0) throw new Error(`pgbench saw ${failed} statements fail`);
    return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  };
  return {
    /** @param {string} name @param {string} text */
    async script(name, text) {
      const path = join(folder, `${name}.sql`);
      await writeFile(path, text);
      return path;
    },
    /** @param {string} url @param {string} script @param {number} seconds */
    perSecond: (url, script, seconds) => drive(url, script, sized(['-T', String(seconds)], ['-t', '10'])),
    /** @param {string} url @param {string} script @param {number} times */
    times: (url, script, times) => drive(url, script, ['-t', String(Math.ceil(times / clients))]),
  };
}

async function installed() {
  const folders = [
    process.env.PGBENCH ?? '',
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'pgbench')),
  ];
  for (const path of folders.filter((each) => each !== '')) {
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new Missing(
    'pgbench is not installed, and is not part of the embedded PostgreSQL. It comes with PostgreSQL: on Debian and Ubuntu `apt-get install postgresql-contrib` has it, on macOS `brew install libpq`. Where it is not in the PATH, say where it is in PGBENCH.',
  );
}
