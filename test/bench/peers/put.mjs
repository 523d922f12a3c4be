// What keeping a file costs at least: a bare server hashes a body on its way to a file, and answers once it is on the disk.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const folder = String(process.env.PEER_FOLDER);
await mkdir(folder, { recursive: true });

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end();
    return;
  }
  keep(request).then(
    (sha256) => response.writeHead(201).end(sha256),
    (cause) => response.writeHead(500).end(String(cause)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());

/** @param {AsyncIterable<Buffer>} body */
async function keep(body) {
  const hash = createHash('sha256');
  const file = await open(join(folder, randomUUID()), 'wx');
  try {
    for await (const bytes of body) {
      hash.update(bytes);
      await file.write(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
