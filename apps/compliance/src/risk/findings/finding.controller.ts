import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { DecideFinding } from './finding.dto.js';
import { FindingService } from './finding.service.js';
import { OfficerFindingView } from './finding.view.js';

@ApiTags('Compliance reviews')
@Controller('compliance/reviews/:complianceReviewId/officer-findings')
export class FindingController {
  constructor(private readonly findings: FindingService) {}

  @Post(':officerFindingId')
  @Operation({
    summary: 'Clear or confirm a finding',
    description:
      'With a note that says why. What was said of an answer holds for that answer: another one is a finding of its own.',
    access: { callers: 'operator', staff: 'compliance:review' },
    answer: OfficerFindingView,
    personal: true,
  })
  decide(
    @CalledBy() caller: HouseCaller,
    @IdParam('complianceReview') id: string,
    @IdParam('officerFinding') findingId: string,
    @Body() body: DecideFinding,
  ): Promise<OfficerFindingView> {
    return this.findings.decide(caller, id, findingId, body);
  }
}
