import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type Caller, type CallerOrSession, type OrganizationCaller } from '#auth';
import { type Page, PageOfEither } from '#contracts';
import {
  ActiveReviewExists,
  AttestationValidationsRejectedException,
  IllegalTransition,
  MissingRequiredAttestations,
  OpenFindings,
  RiskProhibited,
} from '#errors';
import { IdParam, Operation, UnionBody } from '#runtime';
import { ConcludedProposalView, orProposed } from '#proposals';
import { AskDecision } from './ask-decision.js';
import { OpenReview } from './open-review.js';
import { RequirementsView } from './requirement.view.js';
import { CreateReview, type Decision, ReviewQuery, SubmitReviewBody, decision } from './review.dto.js';
import { RequirementsReading } from './requirements.reading.js';
import { ReviewReading } from './review.reading.js';
import { type ReviewView, reviewExamples, reviews } from './review.view.js';
import { SubmitReview } from './submit-review.js';

const ReviewPage = PageOfEither(reviews, 'Review');
const readAccess = { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true } as const;

@ApiTags('Compliance reviews')
@Controller('compliance/reviews')
export class ReviewController {
  constructor(
    private readonly openReview: OpenReview,
    private readonly reading: ReviewReading,
    private readonly requirementsReading: RequirementsReading,
    private readonly submitReview: SubmitReview,
    private readonly askDecision: AskDecision,
  ) {}

  @Post()
  @Operation({
    summary: 'Create a review',
    description:
      'It begins as a `draft`. An organization has one active review of each tier; one that was approved or rejected is no longer active. What you know already may be given with it: it is shown to the person, who confirms it.',
    access: { callers: 'organization', scope: 'compliance:write' },
    status: 201,
    answer: reviews,
    errors: [ActiveReviewExists],
  })
  create(@CalledBy() caller: OrganizationCaller, @Body() body: CreateReview): Promise<ReviewView> {
    return this.openReview.open(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List reviews',
    description:
      'An organization sees its own. The operator sees all: `?status=inReview` is what waits for an officer.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:read' },
    answer: ReviewPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: ReviewQuery): Promise<Page<ReviewView>> {
    return this.reading.list(caller, query);
  }

  @Get(':complianceReviewId')
  @Operation({
    summary: 'Read a review',
    description: 'With what it requires, what was uploaded, and what validation has found.',
    access: readAccess,
    answer: reviews,
  })
  read(@CalledBy() caller: CallerOrSession, @IdParam('complianceReview') id: string): Promise<ReviewView> {
    return this.reading.read(caller, id);
  }

  @Get(':complianceReviewId/requirements')
  @Operation({
    summary: 'Explain what a review requires',
    description:
      'Each attestation that is needed, of the business or individual and of each associated person, with the rule and the answer that make it required.',
    access: readAccess,
    answer: RequirementsView,
  })
  requirements(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') id: string,
  ): Promise<RequirementsView> {
    return this.requirementsReading.read(caller, id);
  }

  @Post(':complianceReviewId/submit')
  @Operation({
    summary: 'Submit a review',
    description:
      'Possible once everything required is uploaded. Pending validations are waited for; then the review goes to an officer, or back with what has to be corrected.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true },
    answer: reviews,
    example: reviewExamples.submitted,
    errors: [IllegalTransition, MissingRequiredAttestations, AttestationValidationsRejectedException],
  })
  submit(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') id: string,
    @Body() body: SubmitReviewBody,
  ): Promise<ReviewView> {
    return this.submitReview.submit(caller, id, body);
  }

  @Post(':complianceReviewId/decisions')
  @Operation({
    summary: 'Decide a review',
    description:
      'By a compliance officer: approve or reject it, ask for more information, put it on hold, resume it, or close one that nobody answers for. A key decides no review of its own organization, nor of a child. In `live` the operator key decides none unless `OPERATOR_DECIDES` is `on`. Where somebody else has to agree, a person is answered with the proposal that it became.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:decide', staff: 'compliance:review' },
    answer: reviews,
    orProposal: ConcludedProposalView,
    personal: true,
    example: reviewExamples.approved,
    errors: [IllegalTransition, OpenFindings, RiskProhibited],
  })
  decide(
    @CalledBy() caller: Caller,
    @IdParam('complianceReview') id: string,
    @UnionBody(decision) body: Decision,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReviewView | ConcludedProposalView> {
    return orProposed(reply, this.askDecision.decide(caller, id, body));
  }
}
