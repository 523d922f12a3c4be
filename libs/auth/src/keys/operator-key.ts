import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config, dataFiles } from '#runtime';
import { hashOf, matches, newSecret } from './key-format.js';

/** The key of the operator of this installation: from the configuration, or generated once into the data folder. */
@Injectable()
export class OperatorKey implements OnModuleInit {
  private hash: Buffer | undefined;

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    this.hash = hashOf(this.config.operatorApiKey ?? (await keptKey(this.config.dataDir)));
  }

  isKey(text: string): boolean {
    return this.hash !== undefined && matches(text, this.hash);
  }
}

async function keptKey(dataDir: string): Promise<string> {
  const path = dataFiles(dataDir).operatorKey;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeOnce(path, `gk_operator_${newSecret()}\n`);
  const key = (await readFile(path, 'utf8')).trim();
  if (key.length < 24)
    throw new Error(`${path} does not hold an operator key: remove it to have a new one made, or set OPERATOR_API_KEY`);
  return key;
}

/** When several processes start at once, the key of the first stays. */
async function writeOnce(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600, flush: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
}
