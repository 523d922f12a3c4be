import { Injectable } from '@nestjs/common';
import { ScreeningListRefused } from '#errors';
import { type ListFormat, RefusedList, StageList, type StagedList } from '#screening';

/** Stages a list, and says in the words of the API where it is broken. */
@Injectable()
export class StageNamedList {
  constructor(private readonly stageList: StageList) {}

  async stage(
    { name, format }: { readonly name: string; readonly format: ListFormat },
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<StagedList & { readonly name: string }> {
    try {
      return { name, ...(await this.stageList.stage(format, bytes)) };
    } catch (cause) {
      throw cause instanceof RefusedList ? new ScreeningListRefused(cause.line, cause.problem) : cause;
    }
  }
}
