import { AttestedNames } from './hits/attested-names.js';
import { HitService } from './hits/hit.service.js';
import { HitsOfReview } from './hits/hits-of-review.js';
import { KeepHits } from './hits/keep-hits.js';
import { RescreenJob } from './hits/rescreen.js';
import { ScreenSubjectJob } from './hits/screen-subject.job.js';
import { ScreenSubject } from './hits/screen-subject.js';
import { ShowHits } from './hits/show-hits.js';
import { ScreeningHit } from './hits/screening-hit.entity.js';
import { ScreeningSubject } from './hits/screening-subject.entity.js';
import { AddressService } from './lists/address.service.js';
import { ListReading } from './lists/list.reading.js';
import { ListService } from './lists/list.service.js';
import { ReceiveList } from './lists/receive-list.js';
import { Spool } from './lists/spool.js';
import { StageNamedList } from './lists/stage-named-list.js';
import { TakeFolder } from './lists/take-folder.js';
import { screeningConfig } from './lists/screening-settings.js';

/** What the module of compliance has of screening. */
export const screening = [
  screeningConfig,
  Spool,
  StageNamedList,
  ReceiveList,
  ListService,
  ListReading,
  TakeFolder,
  AddressService,
  KeepHits,
  AttestedNames,
  ScreenSubject,
  ScreenSubjectJob,
  RescreenJob,
  HitsOfReview,
  ShowHits,
  HitService,
];

export const screeningEntities = [ScreeningSubject, ScreeningHit];
