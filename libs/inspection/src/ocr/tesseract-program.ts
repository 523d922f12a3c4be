import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { linesOf } from './hocr.js';
import { OcrError } from './ocr.errors.js';
import type { Ocr, ReadLine } from './ocr.js';
import { asFile, mostMilliseconds, mostSeconds, pageSettings, startSettings } from './tesseract-settings.js';

const mostKibibytes = 2 * 1024 * 1024;
const mostBytesWritten = 32 * 1024 * 1024;
const oldestVersion = 4;

/** Undefined where it is not installed, is too old or has no English. It is looked for in another environment if one is given. */
export async function findTesseractProgram(env?: NodeJS.ProcessEnv): Promise<Ocr | undefined> {
  try {
    const { stdout } = await run('/bin/sh', ['-c', lookAround], { timeout: 10_000, ...(env !== undefined && { env }) });
    const [path = '', dataFolder = '', told = '', ...languages] = stdout.split('\n');
    const version = /^tesseract v?(\d+\S*)/.exec(told)?.[1] ?? '0';
    const isUsable = Number.parseInt(version, 10) >= oldestVersion && languages.includes('eng');
    return isUsable ? new TesseractProgram(path, dataFolder, version) : undefined;
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
ulimit -t ${mostSeconds} 2>/dev/null
ulimit -c 0 2>/dev/null
exec "$@" 2>/dev/null`;

class TesseractProgram implements Ocr {
  readonly name = 'tesseract';
  private readonly environment: Readonly<Record<string, string>>;

  constructor(
    private readonly path: string,
    dataFolder: string,
    readonly version: string,
  ) {
    // One thread is quicker in all than several for one picture.
    this.environment = { OMP_THREAD_LIMIT: '1', ...(dataFolder !== '' && { TESSDATA_PREFIX: dataFolder }) };
  }

  async read(picture: GreyPicture): Promise<readonly ReadLine[]> {
    return linesOf(await this.recognized(asFile(picture)));
  }

  async close(): Promise<void> {
    // Each run ends by itself.
  }

  private async recognized(file: Buffer): Promise<string> {
    try {
      const running = run('/bin/sh', ['-c', underLimits, 'sh', this.path, ...programArguments()], {
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

function programArguments(): string[] {
  const settings = { ...startSettings, ...pageSettings, tessedit_create_hocr: '1' };
  const asArguments = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['stdin', 'stdout', '-l', 'eng', ...asArguments];
}
