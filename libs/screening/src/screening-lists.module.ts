import { Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { CreateScreening1795580000100 } from './migrations/1795580000100-create-screening.js';
import { ScreeningAddress } from './records/screening-address.entity.js';
import { ScreeningEntry } from './records/screening-entry.entity.js';
import { ScreeningList } from './records/screening-list.entity.js';
import { ScreeningName } from './records/screening-name.entity.js';
import { ScreeningSound } from './records/screening-sound.entity.js';
import { ScreeningVersion } from './records/screening-version.entity.js';
import { Versions } from './search/versions.js';
import { ListedAddresses } from './search/listed-addresses.js';
import { SearchLists } from './search/search-lists.js';
import { StageList } from './search/stage-list.js';

@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [ScreeningList, ScreeningVersion, ScreeningEntry, ScreeningName, ScreeningSound, ScreeningAddress],
      migrations: [CreateScreening1795580000100],
    }),
  ],
  providers: [StageList, Versions, SearchLists, ListedAddresses],
  exports: [StageList, Versions, SearchLists, ListedAddresses],
})
export class ScreeningListsModule {}
