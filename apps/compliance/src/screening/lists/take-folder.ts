import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads } from '#database';
import { Jobs } from '#jobs';
import { Log } from '#runtime';
import { type ListFormat, ScreeningList, listFormats } from '#screening';
import { ScreeningConfig } from './screening-settings.js';
import { longestListName } from './list.dto.js';
import { ListService } from './list.service.js';
import { StageNamedList } from './stage-named-list.js';

const thisMachine = '127.0.0.1';

/** Takes the lists that lie in a folder, once an hour. A broken one is told in the log, and the one before still holds. */
@Injectable()
export class TakeFolder implements OnModuleInit {
  constructor(
    private readonly config: ScreeningConfig,
    private readonly reads: Reads,
    private readonly stageList: StageNamedList,
    private readonly lists: ListService,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('takeScreeningLists', () => this.take());
  }

  private async take(): Promise<void> {
    const { screeningLists: folder } = this.config;
    if (folder === undefined) return;
    for (const file of (await readdir(folder)).sort()) {
      try {
        await this.takeFile(folder, file);
      } catch (cause) {
        this.log.warn({ err: cause, list: file }, 'a screening list could not be taken; the one before still holds');
      }
    }
  }

  private async takeFile(folder: string, file: string): Promise<void> {
    const about = aboutOf(file);
    if (about === undefined) {
      this.log.warn({ list: file }, `not named <name>.<format>.<ending>; formats are ${listFormats.join(', ')}`);
      return;
    }
    const path = join(folder, file);
    const known = await this.reads.one(ScreeningList, { name: about.name });
    if (known?.format === about.format && known.sha256 === (await sha256Of(path))) return;
    await this.lists.take(
      { actor: 'operator', address: thisMachine },
      await this.stageList.stage(about, createReadStream(path)),
    );
  }
}

function aboutOf(file: string): { name: string; format: ListFormat } | undefined {
  const [, name = '', format = ''] = /^([^.].*)\.([A-Za-z]+)\.[a-z]+$/.exec(file) ?? [];
  const known = listFormats.find((each) => each === format);
  return known === undefined || name.length > longestListName ? undefined : { name, format: known };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
