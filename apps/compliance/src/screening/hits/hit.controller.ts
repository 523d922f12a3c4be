import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type StaffCaller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { AccessReason } from '../../audit/access-reason.js';
import { DecideHit } from './hit.dto.js';
import { HitService } from './hit.service.js';
import { ScreeningHitView, ScreeningHitsView } from './hit.view.js';

@ApiTags('Screening')
@Controller('compliance/reviews/:complianceReviewId/screening-hits')
export class HitController {
  constructor(private readonly hits: HitService) {}

  @Get()
  @Operation({
    summary: 'Read who on a list may be meant',
    description:
      'For the review and the persons whom it lists: each hit with what of both is alike, field by field. It leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: { callers: 'staff', scope: 'compliance:unmasked' },
    answer: ScreeningHitsView,
  })
  list(
    @CalledBy() caller: StaffCaller,
    @IdParam('complianceReview') id: string,
    @AccessReason() reason: string | null,
  ): Promise<ScreeningHitsView> {
    return this.hits.list(caller, id, reason);
  }

  @Post(':screeningHitId')
  @Operation({
    summary: 'Clear or confirm a hit',
    description:
      'With a note that says why. A cleared hit stays cleared until the list or the person says something else.',
    access: { callers: 'staff', scope: 'compliance:review' },
    answer: ScreeningHitView,
    personal: true,
  })
  decide(
    @CalledBy() caller: StaffCaller,
    @IdParam('complianceReview') id: string,
    @IdParam('screeningHit') hitId: string,
    @Body() body: DecideHit,
  ): Promise<ScreeningHitView> {
    return this.hits.decide(caller, id, hitId, body);
  }
}
