// What test files of one worker share (`atEndOfWorker`) is closed at its end.
const ending = 2;
const kept = Symbol.for('gatehouse.endings');

/** Once, in the order from the last to the first. */
async function closeShared() {
  for (const close of (globalThis[kept] ?? []).splice(0).reverse()) await close();
}

/** Jest tells a worker that it ends, and waits for it. */
function endWithWorker() {
  const listen = ([type]) => {
    if (type !== ending) return;
    void closeShared().finally(() => process.exit());
  };
  process.on('message', listen);
  // A run that was killed takes its workers along, though services of theirs still listen.
  process.once('disconnect', () => process.exit(1));
}

module.exports = { closeShared, endWithWorker };
