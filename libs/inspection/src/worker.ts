// The process in which strangers' files are opened. It gets one file at a time, says what it finds, and may be ended at
// any moment: it keeps nothing.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { inspect } from './inspect-file.js';
import { Reader } from './document-reader.js';
import type { Task, WorkerNews } from './processes/task.js';

sharp.concurrency(1);
sharp.cache(false);
const reader = new Reader();

process.on('message', (task: Task) => {
  inspect(task, reader, (progress) => tell({ progress })).then(
    (done) => tell({ done }),
    // Whatever it was: the next file finds a process that nothing has touched.
    () => process.exit(1),
  );
});
// With whatever program is reading for it.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
outliveNobody();
tell({ ready: true });

function tell(news: WorkerNews): void {
  process.send?.(news);
}

/** A loop that never ends hears of nothing: a thread beside it sees that the service is gone. */
function outliveNobody(): void {
  const watch = `
    const service = process.ppid;
    setInterval(() => process.ppid === service || process.kill(-process.pid, 'SIGKILL'), 1000);
  `;
  new Worker(watch, { eval: true, env: {} }).unref();
}
