import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { ScreeningList } from '#screening';
import { type ScreeningListView, screeningListView } from './list.view.js';

/** The lists that hold. */
@Injectable()
export class ListReading {
  constructor(private readonly reads: Reads) {}

  async list(query: PageQuery): Promise<Page<ScreeningListView>> {
    return viewsOf(await this.reads.page(ScreeningList, {}, query), screeningListView);
  }

  async read(id: string): Promise<ScreeningListView> {
    return screeningListView((await this.reads.one(ScreeningList, { id })) ?? listNotFound(id));
  }
}

export function listNotFound(id: string): never {
  throw new ResourceNotFound('screeningList', id);
}
