import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type StaffCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IllegalTransition, ValidationFailed } from '#errors';
import { ConcludedProposalView, ProposalReading, ProposalView, Proposals } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { MakeProposal, NoteOnProposal, ProposalQuery } from './proposal.dto.js';

const ProposalPage = PageOf(ProposalView);

@ApiTags('Proposals')
@Controller('proposals')
export class ProposalController {
  constructor(
    private readonly proposals: Proposals,
    private readonly reading: ProposalReading,
  ) {}

  @Post()
  @Operation({
    summary: 'Propose something that takes a second person',
    description: 'Where nobody else has to agree, it is carried out at once. It expires after 7 days.',
    access: { callers: 'staff' },
    status: 201,
    answer: ConcludedProposalView,
    shownOnce: ['secret'],
    personal: true,
  })
  make(@CalledBy() caller: StaffCaller, @Body() body: MakeProposal): Promise<ConcludedProposalView> {
    return this.proposals.propose(caller, body).catch((thrown: unknown) => {
      throw thrown instanceof ValidationFailed ? thrown.within('parameters') : thrown;
    });
  }

  @Get()
  @Operation({ summary: 'List proposals', access: { callers: 'staff' }, answer: ProposalPage })
  list(@CalledBy() caller: StaffCaller, @Query() query: ProposalQuery): Promise<Page<ProposalView>> {
    return this.reading.list(caller, query);
  }

  @Get(':proposalId')
  @Operation({ summary: 'Read a proposal', access: { callers: 'staff' }, answer: ProposalView })
  read(@CalledBy() caller: StaffCaller, @IdParam('proposal') id: string): Promise<ProposalView> {
    return this.reading.read(caller, id);
  }

  @Post(':proposalId/approve')
  @Operation({
    summary: 'Agree to a proposal',
    description:
      'By somebody whose roles let them, and never by the person who made it. The last approval that is missing carries it out in its own transaction; what has become impossible makes it `failed`, and `outcome` says why.',
    access: { callers: 'staff' },
    answer: ConcludedProposalView,
    shownOnce: ['secret'],
    personal: true,
    errors: [IllegalTransition],
  })
  approve(
    @CalledBy() caller: StaffCaller,
    @IdParam('proposal') id: string,
    @Body() { note }: NoteOnProposal,
  ): Promise<ConcludedProposalView> {
    return this.proposals.approve(caller, id, note);
  }

  @Post(':proposalId/reject')
  @Operation({
    summary: 'Reject a proposal',
    description: 'By somebody who could agree to it.',
    access: { callers: 'staff' },
    answer: ProposalView,
    personal: true,
    errors: [IllegalTransition],
  })
  reject(
    @CalledBy() caller: StaffCaller,
    @IdParam('proposal') id: string,
    @Body() { note }: NoteOnProposal,
  ): Promise<ProposalView> {
    return this.proposals.reject(caller, id, note);
  }

  @Post(':proposalId/withdraw')
  @Operation({
    summary: 'Withdraw a proposal',
    description: 'By the person who made it.',
    access: { callers: 'staff' },
    answer: ProposalView,
    personal: true,
    errors: [IllegalTransition],
  })
  withdraw(
    @CalledBy() caller: StaffCaller,
    @IdParam('proposal') id: string,
    @Body() { note }: NoteOnProposal,
  ): Promise<ProposalView> {
    return this.proposals.withdraw(caller, id, note);
  }
}
