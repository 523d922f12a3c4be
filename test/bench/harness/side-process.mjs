import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * A process that does one part of a bench and is asked by messages, one at a time.
 * @param {import('./workshop.mjs').Workshop} workshop
 * @param {string} file
 * @param {Record<string, string>} env
 */
export async function startSideProcess(workshop, file, env = {}) {
  const child = fork(join(workshop.root, 'test/bench', file), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  workshop.afterwards(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await answer(child);
  return {
    /** @param {object} question @returns {Promise<any>} */
    async ask(question) {
      child.send(question);
      return answer(child);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<any>} */
function answer(child) {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the bench ended'));
    child.once('exit', ended);
    child.once('message', (/** @type {any} */ message) => {
      child.off('exit', ended);
      if (message.error === undefined) resolve(message);
      else reject(new Error(message.error));
    });
  });
}

/**
 * The other side: says that it is there, then answers each question.
 * @param {(question: any) => Promise<object>} answerTo
 */
export function answering(answerTo) {
  process.on('message', (question) => {
    answerTo(question).then(
      (message) => process.send?.(message),
      (cause) => process.send?.({ error: cause instanceof Error ? cause.message : String(cause) }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
  process.send?.({ ready: true });
}
