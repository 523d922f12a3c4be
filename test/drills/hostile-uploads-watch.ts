import { readFileSync } from 'node:fs';
import { Inspector } from '#inspection';
import { readConfig } from '#runtime';
import { pictures } from '../support/documents/pictures.js';
import { range } from './harness/lanes.js';

/** How long the thread of this process did one thing. */
export class ThreadWatch {
  private last = this.now();
  private longest = { stretch: 0, clock: 0 };
  private next: NodeJS.Immediate;

  constructor() {
    this.next = setImmediate(this.look);
  }

  end(): { stretch: number; clock: number } {
    clearImmediate(this.next);
    this.note();
    return this.longest;
  }

  private readonly look = (): void => {
    this.note();
    this.next = setImmediate(this.look);
  };

  private note(): void {
    const now = this.now();
    const { stretch, clock } = this.longest;
    this.longest = {
      stretch: Math.max(stretch, now.work - this.last.work),
      clock: Math.max(clock, now.clock - this.last.clock),
    };
    this.last = now;
  }

  private now(): { work: number; clock: number } {
    const clock = performance.now();
    return { work: workOfThread() ?? clock, clock };
  }
}

/** Milliseconds of the processor, which other programs do not lengthen. Only Linux tells. */
function workOfThread(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

/** Of 10 MB as it is uploaded, and of somewhat more as it is drawn. */
const noiseWidth = 1_850;

/** What it costs the thread to have a large document opened, and a large copy of it drawn. */
export async function costOfOpening(times: number): Promise<{ megabytes: number; opened: number; drawn: number }> {
  const inspector = new Inspector(readConfig({}, { name: 'drill', port: 0 }));
  const bytes = await pictures.noise(noiseWidth, 60).png({ compressionLevel: 0 }).toBuffer();
  const [opened, drawn]: number[][] = [[], []];
  // The first of each starts a process.
  for (const time of range(times + 1)) {
    // Another file each time: what was found last is remembered.
    const file = { contentType: 'image/png', bytes, sha256: Buffer.of(time) };
    const opening = await stretchOf(() => inspector.inspectKept('drill', file));
    const drawing = await stretchOf(() => inspector.draw('drill', 'image/png', bytes));
    if (time === 0) continue;
    opened?.push(opening);
    drawn?.push(drawing);
  }
  await inspector.onApplicationShutdown();
  return { megabytes: bytes.length / 2 ** 20, opened: Math.min(...(opened ?? [])), drawn: Math.min(...(drawn ?? [])) };
}

async function stretchOf(work: () => Promise<unknown>): Promise<number> {
  const watch = new ThreadWatch();
  await work();
  return watch.end().stretch;
}
