// The process in which strangers' files are opened. It gets one file at a time, says what it finds, and may be ended at
// any moment: it keeps nothing.
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { inspectFile } from './inspect-file.js';
import { drawDocument } from './drawing/draw-document.js';
import { DocumentReader } from './document-reader.js';
import { FrameChannel } from './processes/frame-channel.js';
import type { TaskNews, WorkerNews, WorkerTask } from './processes/task.js';

sharp.concurrency(1);
sharp.cache(false);
const reader = new DocumentReader();

const service = new FrameChannel(new Socket({ fd: 3, readable: true, writable: true }));
service.expect({
  messages: Infinity,
  mostBytes: Infinity,
  take: (task) => {
    done(task as WorkerTask).then(
      (news) => send(news),
      // Whatever it was, the next file gets a fresh process.
      () => process.exit(1),
    );
  },
  refuse: () => process.exit(1),
});
endWithService();
send({ ready: true });

async function done(task: WorkerTask): Promise<TaskNews> {
  if ('draw' in task) return { drawn: await drawDocument(task.draw) };
  return { done: await inspectFile(task.inspect, reader, (progress) => send({ progress })) };
}

function send(news: WorkerNews): void {
  service.send(news);
}

/**
 * An endless loop receives no events, so a thread beside it notices when the service is gone. The whole group ends, with
 * any OCR program that is running; in a sandbox, where the group leads elsewhere, everything ends with this process.
 */
function endWithService(): void {
  const watch = `
    const end = () => {
      try { process.kill(-process.pid, 'SIGKILL'); } catch { process.kill(process.pid, 'SIGKILL'); }
    };
    new (require('node:net').Socket)({ fd: 4 }).on('error', end).on('close', end).resume();
  `;
  new Worker(watch, { eval: true, env: {} }).unref();
}
