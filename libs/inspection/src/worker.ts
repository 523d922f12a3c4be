// The process in which strangers' files are opened. It gets one file at a time, says what it finds, and may be ended at
// any moment: it keeps nothing.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { inspectFile } from './inspect-file.js';
import { DocumentReader } from './document-reader.js';
import type { InspectionTask, WorkerNews } from './processes/task.js';

sharp.concurrency(1);
sharp.cache(false);
const reader = new DocumentReader();

process.on('message', (task: InspectionTask) => {
  inspectFile(task, reader, (progress) => send({ progress })).then(
    (done) => send({ done }),
    // Whatever it was, the next file gets a fresh process.
    () => process.exit(1),
  );
});
// The whole group, with any OCR program that is running.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
endWithService();
send({ ready: true });

function send(news: WorkerNews): void {
  process.send?.(news);
}

/** An endless loop receives no events, so a thread beside it watches whether the service is still there. */
function endWithService(): void {
  const watch = `
    const service = process.ppid;
    setInterval(() => process.ppid === service || process.kill(-process.pid, 'SIGKILL'), 1000);
  `;
  new Worker(watch, { eval: true, env: {} }).unref();
}
