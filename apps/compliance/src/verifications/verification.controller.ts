import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { VerificationReading } from './verification.reading.js';
import { VerificationView } from './verification.view.js';

const VerificationPage = PageOf(VerificationView);
const reading = { callers: 'operatorOrOrganization', scope: 'compliance:read' } as const;

@ApiTags('Compliance reviews')
@Controller('compliance/verifications')
export class VerificationController {
  constructor(private readonly verifications: VerificationReading) {}

  @Get()
  @Operation({
    summary: 'List verifications',
    description:
      'An organization has one, from its first review on: of the business, or of the individual. The operator sees all.',
    access: reading,
    answer: VerificationPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: PageQuery): Promise<Page<VerificationView>> {
    return this.verifications.list(caller, query);
  }

  @Get(':verificationId')
  @Operation({ summary: 'Read a verification', access: reading, answer: VerificationView })
  read(@CalledBy() caller: Caller, @IdParam('verification') id: string): Promise<VerificationView> {
    return this.verifications.read(caller, id);
  }
}
