import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { GreyPicture } from '../picture/picture-figures.js';
import { linesOf } from './hocr.js';
import { OcrError } from './ocr.errors.js';
import type { Ocr, OcrTask, ReadLine } from './ocr.js';
import { asFile, mostMilliseconds, startSettings, taskSettings } from './tesseract-settings.js';

const mostKibibytes = 2 * 1024 * 1024;
const mostBytesWritten = 32 * 1024 * 1024;
const oldestVersion = 4;

/** Undefined where it is not installed, is too old or has no English. */
export async function findTesseractProgram(): Promise<Ocr | undefined> {
  try {
    const { stdout } = await run('/bin/sh', ['-c', lookAround], { timeout: 10_000 });
    const [path = '', dataFolder = '', version = '', ...languages] = stdout.split('\n');
    const isNewEnough = Number(/^tesseract v?(\d+)/.exec(version)?.[1] ?? 0) >= oldestVersion;
    return isNewEnough && languages.includes('eng') ? new TesseractProgram(path, dataFolder) : undefined;
  } catch {
    return undefined;
  }
}

const run = promisify(execFile);

/** A shell looks for it, so that the environment is read by nobody else. */
const lookAround = `
program=$(command -v tesseract) || exit 1
printf '%s\\n%s\\n' "$program" "\${TESSDATA_PREFIX-}"
"$program" --version 2>&1 | head -n 1
"$program" --list-langs 2>&1`;

/**
 * The limits end it even when this process is killed and cannot end it. Where the system does not
 * know one of them, it goes on without.
 */
const underLimits = `
ulimit -v ${mostKibibytes} 2>/dev/null
ulimit -t ${mostMilliseconds / 1_000} 2>/dev/null
ulimit -c 0 2>/dev/null
exec "$@" 2>/dev/null`;

class TesseractProgram implements Ocr {
  readonly name = 'tesseract';
  private readonly environment: Readonly<Record<string, string>>;

  constructor(
    private readonly path: string,
    dataFolder: string,
  ) {
    // One thread is quicker in all than several for one picture.
    this.environment = { OMP_THREAD_LIMIT: '1', ...(dataFolder !== '' && { TESSDATA_PREFIX: dataFolder }) };
  }

  async read(picture: GreyPicture, task: OcrTask): Promise<readonly ReadLine[]> {
    return linesOf(await this.recognized(asFile(picture), task));
  }

  async close(): Promise<void> {
    // Each run ends by itself.
  }

  private async recognized(file: Buffer, task: OcrTask): Promise<string> {
    try {
      const running = run('/bin/sh', ['-c', underLimits, 'sh', this.path, ...argumentsFor(task)], {
        env: this.environment,
        timeout: mostMilliseconds,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytesWritten,
      });
      // It may end before it has read everything: how it ended says enough.
      running.child.stdin?.on('error', () => undefined).end(file);
      return (await running).stdout;
    } catch {
      throw new OcrError('The program tesseract failed.');
    }
  }
}

function argumentsFor(task: OcrTask): string[] {
  const settings = { ...startSettings, ...taskSettings[task], tessedit_create_hocr: '1' };
  const asArguments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['stdin', 'stdout', '-l', 'eng', ...asArguments];
}
