import { Controller, Delete, Get, Post, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller, authorOf } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { DocumentTooLarge, ScreeningListRefused } from '#errors';
import { IdParam, Operation, TakesMultipart } from '#runtime';
import { UploadList } from './list.dto.js';
import { ListReading } from './list.reading.js';
import { ListService } from './list.service.js';
import { ScreeningListView } from './list.view.js';
import { ReceiveList, Received, type ReceivedList } from './receive-list.js';

const ListPage = PageOf(ScreeningListView);
const changing = { callers: 'operator', staff: 'settings:write' } as const;
const readAccess = { callers: 'operator', staff: 'screening:read' } as const;

@ApiTags('Screening')
@Controller('screening/lists')
export class ListController {
  constructor(
    private readonly lists: ListService,
    private readonly reading: ListReading,
  ) {}

  @Post()
  @UseGuards(ReceiveList)
  @TakesMultipart(UploadList)
  @Operation({
    summary: 'Give a list of names or wallets',
    description:
      'As it is published. It holds as a whole once it is answered, in place of the one of the same name, and everybody who is known is screened against it. A broken list is refused with its line, and the earlier one still holds.',
    access: changing,
    status: 201,
    answer: ScreeningListView,
    errors: [DocumentTooLarge, ScreeningListRefused],
  })
  take(@CalledBy() caller: HouseCaller, @Received() list: ReceivedList): Promise<ScreeningListView> {
    return this.lists.take(authorOf(caller), list);
  }

  @Get()
  @Operation({ summary: 'List the lists', description: 'Newest first.', access: readAccess, answer: ListPage })
  list(@Query() query: PageQuery): Promise<Page<ScreeningListView>> {
    return this.reading.list(query);
  }

  @Get(':screeningListId')
  @Operation({ summary: 'Read what is known of a list', access: readAccess, answer: ScreeningListView })
  read(@IdParam('screeningList') id: string): Promise<ScreeningListView> {
    return this.reading.read(id);
  }

  @Delete(':screeningListId')
  @Operation({
    summary: 'Remove a list',
    description: 'Its open hits go with it; what was cleared or confirmed is kept.',
    access: changing,
    status: 204,
  })
  remove(@CalledBy() caller: HouseCaller, @IdParam('screeningList') id: string): Promise<void> {
    return this.lists.remove(caller, id);
  }
}
