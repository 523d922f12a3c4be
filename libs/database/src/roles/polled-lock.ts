type Ask = (text: string) => Promise<readonly { readonly isMine: boolean }[]>;

const betweenTriesMilliseconds = 100;

/**
 * Takes an advisory lock for the session that is asked, once nobody else has it. A statement that waited for it would have a
 * snapshot, for which an index that is built concurrently waits: each would wait for the other.
 */
export async function takeLock(ask: Ask, lock: number): Promise<void> {
  for (;;) {
    const [row] = await ask(`SELECT pg_try_advisory_lock(${lock}) AS "isMine"`);
    if (row?.isMine === true) return;
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMilliseconds));
  }
}
