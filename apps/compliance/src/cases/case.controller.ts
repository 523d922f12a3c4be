import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type StaffCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { type ReviewView, reviews } from '../reviews/review.view.js';
import { AssignReview, WriteNote } from './case.dto.js';
import { CaseService } from './case.service.js';
import { NoteView, TimelineView } from './case.view.js';
import { TimelineReading } from './timeline.reading.js';

const NotePage = PageOf(NoteView);
const working = { callers: 'staff', scope: 'compliance:review' } as const;
const reading = { callers: 'staff', scope: 'compliance:unmasked' } as const;

@ApiTags('Compliance reviews')
@Controller('compliance/reviews/:complianceReviewId')
export class CaseController {
  constructor(
    private readonly cases: CaseService,
    private readonly timelines: TimelineReading,
  ) {}

  @Post('assignment')
  @Operation({
    summary: 'Assign a review',
    description: 'To an officer or approver, who may be oneself; or to nobody.',
    access: working,
    answer: reviews,
  })
  assign(
    @CalledBy() caller: StaffCaller,
    @IdParam('complianceReview') id: string,
    @Body() { staffId }: AssignReview,
  ): Promise<ReviewView> {
    return this.cases.assign(caller, id, staffId);
  }

  @Get('notes')
  @Operation({ summary: 'List the notes on a review', description: 'Newest first.', access: reading, answer: NotePage })
  notes(
    @CalledBy() caller: StaffCaller,
    @IdParam('complianceReview') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<NoteView>> {
    return this.cases.list(caller, id, query);
  }

  @Post('notes')
  @Operation({
    summary: 'Write a note on a review',
    description: 'The organization never reads it.',
    access: working,
    status: 201,
    answer: NoteView,
    personal: true,
  })
  write(
    @CalledBy() caller: StaffCaller,
    @IdParam('complianceReview') id: string,
    @Body() { text }: WriteNote,
  ): Promise<NoteView> {
    return this.cases.write(caller, id, text);
  }

  @Get('timeline')
  @Operation({
    summary: 'Read what has happened to a review',
    description: 'Uploads, findings, decisions, notes and looks, in order.',
    access: reading,
    answer: TimelineView,
  })
  timeline(@CalledBy() caller: StaffCaller, @IdParam('complianceReview') id: string): Promise<TimelineView> {
    return this.timelines.read(caller, id);
  }
}
