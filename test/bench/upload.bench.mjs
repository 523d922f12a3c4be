import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as } from './harness/load.mjs';
import { memoryNow, needLinux, peakMemory } from './harness/memory.mjs';
import { interleaved, median, ratio } from './harness/rounds.mjs';
import { isSmoke, sized } from './harness/scale.mjs';
import { startGatehouse, startServer } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const documentBytes = 4 * 1024 * 1024;
const connections = sized(8, 2);
const folders = sized(4_096, 16);
/** As long as those of curl. */
const boundary = '------------------------d74496d66958873e';
const usedEveryMilliseconds = 100;

/**
 * Documents of 4 MiB, received in a form, hashed, examined, encrypted and written down, against a bare server that
 * hashes them on their way to the disk. Both answer when they are there for good.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  needLinux();
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('upload');
  const gatehouse = await startGatehouse(workshop, { databaseUrl });
  const peer = await startPut(workshop);
  const sender = await startSideProcess(workshop, 'upload/sender.mjs');
  const { key } = await newOrganization(gatehouse.port);
  await makeFolders(workshop);
  const toGatehouse = {
    port: gatehouse.port,
    method: 'POST',
    path: '/compliance/documents',
    headers: { ...as(key), 'content-type': `multipart/form-data; boundary=${boundary}` },
    boundary,
  };
  const toPeer = { method: 'PUT', path: '/', headers: {} };
  for (const [name, document] of Object.entries({ picture: await picture(), PDF: pdf() })) {
    const file = join(workshop.folder, name);
    await writeFile(file, document);
    const side =
      (/** @type {{ port: number, pid: number }} */ server, /** @type {object} */ sending) =>
      async (/** @type {number} */ seconds) => {
        const idle = await memoryNow(server.pid);
        const sent = await whileUsing(databaseUrl, () =>
          sender.ask({ ...sending, port: server.port, file, bytes: document.length, connections, seconds }),
        );
        await clear(workshop);
        return { ...sent, idle, peak: await peakMemory(server.pid) };
      };
    const measured = await interleaved({
      ours: side(gatehouse, toGatehouse),
      theirs: side(peer, toPeer),
    });
    tell(report, name, measured);
  }
}

/**
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @param {string} name
 * @param {Record<string, { perSecond: number, peak: number, idle: number }[]>} measured
 */
function tell(report, name, { ours = [], theirs = [] }) {
  const speeds = (/** @type {{ perSecond: number }[]} */ rounds) => rounds.map(({ perSecond }) => perSecond);
  const peaks = (/** @type {{ peak: number }[]} */ rounds) => rounds.map(({ peak }) => peak);
  const growth = (/** @type {{ peak: number, idle: number }[]} */ rounds) =>
    Math.max(...peaks(rounds)) - Math.min(...rounds.map(({ idle }) => idle));
  const details = { ours, theirs };
  report({ name: `${name}: MB/s`, figure: median(speeds(ours)), unit: 'MB/s' });
  report({ name: `${name}: against PUT`, ...ratio(speeds(ours), speeds(theirs)), unit: 'x', atLeast: 0.6, details });
  // A bare server is a fifth of a service before either has received a byte: what is held against each other is what uploads add.
  const mine = Math.max(...peaks(ours)) / Math.min(...ours.map(({ idle }) => idle));
  report({ name: `${name}: peak memory against its own before`, figure: mine, unit: 'x', atMost: 1.3 });
  report({ name: `${name}: memory that uploads add`, figure: growth(ours), unit: 'MB' });
  report({ name: `${name}: memory that PUT adds`, figure: growth(theirs), unit: 'MB' });
  report({ name: `${name}: peak memory against PUT`, ...ratio(peaks(ours), peaks(theirs)), unit: 'x' });
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop */
function startPut(workshop) {
  const args = [join(workshop.root, 'test/bench/peers/put.mjs')];
  const env = { PEER_FOLDER: join(workshop.folder, 'peer') };
  return startServer(workshop, { name: 'put', args, env });
}

/** Only so many may lie about unused. @template T @param {string} databaseUrl @param {() => Promise<T>} work */
async function whileUsing(databaseUrl, work) {
  let using = Promise.resolve();
  const timer = setInterval(() => {
    using = using.then(
      async () => void (await sql(databaseUrl, 'UPDATE document SET used_at = now() WHERE used_at IS NULL')),
    );
  }, usedEveryMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await using;
  }
}

/** The folders of the object store, which are there once it has been used for a while. @param {import('./harness/workshop.mjs').Workshop} workshop */
async function makeFolders(workshop) {
  for (let number = 0; number < folders; number++)
    await mkdir(join(workshop.folder, 'data/objects', number.toString(16).padStart(3, '0')), { recursive: true });
}

/** The disk is not to be filled, and what one side left to write is not to hold up the other. @param {import('./harness/workshop.mjs').Workshop} workshop */
async function clear(workshop) {
  for (const folder of ['peer', 'data/objects'])
    for (const entry of await readdir(join(workshop.folder, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await rm(join(entry.parentPath, entry.name), { force: true });
  if (!isSmoke) execFileSync('sync');
}

/** As large as a camera makes it, and filled up behind its end to the byte. */
async function picture() {
  const [width, height] = [2_400, 1_600];
  const pixels = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer();
  if (pixels.length > documentBytes) throw new Error(`The picture is larger than it should be: ${pixels.length}`);
  return Buffer.concat([pixels, Buffer.alloc(documentBytes - pixels.length)]);
}

/** Scanned pages. */
function pdf() {
  const page = randomBytes(500_000);
  const parts = [Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n')];
  for (let number = 3; number < 11; number++)
    parts.push(
      Buffer.from(`${number} 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length ${page.length} >>\nstream\n`),
      page,
      Buffer.from('\nendstream\nendobj\n'),
    );
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([...parts, Buffer.alloc(documentBytes - length, ' ')]);
}
