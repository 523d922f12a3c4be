const lookEveryMilliseconds = 50;

/**
 * Gives up after so many milliseconds of processor time of this process, which does nothing else meanwhile. The function
 * it returns stops the watch.
 */
export function limitOwnWork(mostMilliseconds: number, giveUp: () => void): () => void {
  const work = process.cpuUsage();
  const looking = setInterval(() => {
    const { user, system } = process.cpuUsage(work);
    if ((user + system) / 1_000 > mostMilliseconds) giveUp();
  }, lookEveryMilliseconds);
  return () => clearInterval(looking);
}
