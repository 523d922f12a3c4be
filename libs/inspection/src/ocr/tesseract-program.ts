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

/** Undefined if it is not installed, too old or without English. `env` replaces the environment in which it is looked for. */
export async function findTesseractProgram(env?: NodeJS.ProcessEnv): Promise<Ocr | undefined> {
  try {
    const { stdout } = await run('/bin/sh', ['-c', lookAround], { timeout: 10_000, ...(env !== undefined && { env }) });
    const [path = '', dataFolder = '', printed = '', ...languages] = stdout.split('\n');
    const version = /^tesseract v?(\d+\S*)/.exec(printed)?.[1] ?? '0';
    const isUsable = Number.parseInt(version, 10) >= oldestVersion && languages.includes('eng');
    return isUsable ? new TesseractProgram(path, dataFolder, version) : undefined;
  } catch {
    return undefined;
  }
}

const run = promisify(execFile);

/** A shell looks for it: this process reads no environment variables itself. */
const lookAround = `
program=$(command -v tesseract) || exit 1
printf '%s\\n%s\\n' "$program" "\${TESSDATA_PREFIX-}"
"$program" --version 2>&1 | head -n 1
"$program" --list-langs 2>&1`;

/** The limits hold even if this process is killed and cannot end it. A limit that the system lacks is skipped. */
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
    // One thread takes less time in total than several on one picture.
    this.environment = { OMP_THREAD_LIMIT: '1', ...(dataFolder !== '' && { TESSDATA_PREFIX: dataFolder }) };
  }

  async read(picture: GreyPicture): Promise<readonly ReadLine[]> {
    return linesOf(await this.recognized(asFile(picture)));
  }

  async close(): Promise<void> {
    // Each run ends on its own.
  }

  private async recognized(file: Buffer): Promise<string> {
    try {
      const running = run('/bin/sh', ['-c', underLimits, 'sh', this.path, ...programArguments()], {
        env: this.environment,
        timeout: mostMilliseconds,
        killSignal: 'SIGKILL',
        maxBuffer: mostBytesWritten,
      });
      // It may end before it has read everything: its exit code says enough.
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
