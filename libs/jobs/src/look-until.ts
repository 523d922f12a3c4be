/** Looks so often, with pauses of real time, until it is so. For what others end in a moment: what takes longer is a job. */
export async function lookUntil(
  look: () => Promise<boolean>,
  { times, everyMilliseconds }: { readonly times: number; readonly everyMilliseconds: number },
): Promise<boolean> {
  for (let time = 1; ; time++) {
    if (await look()) return true;
    if (time === times) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMilliseconds));
  }
}
