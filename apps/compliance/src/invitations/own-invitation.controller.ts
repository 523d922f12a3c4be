import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CalledBy, type InvitedCaller } from '#auth';
import { Forbidden, IllegalTransition, MissingRequiredAttestations, Unauthenticated } from '#errors';
import { Operation, callerAddress } from '#runtime';
import { FinishInvitation } from './finish-invitation.js';
import { OpenInvitation } from './invitation.dto.js';
import { OpenedInvitationView, OwnInvitationView } from './invitation.view.js';
import { OpenInvitations } from './open-invitations.js';

@ApiTags('Widget sessions')
@Controller('compliance/invitations')
export class OwnInvitationController {
  constructor(
    private readonly invitations: OpenInvitations,
    private readonly finishInvitation: FinishInvitation,
  ) {}

  @Post('open')
  @Operation({
    summary: 'Open an invitation',
    description:
      'By the page that its address leads to, again and again on the same device. The answer is a widget session of at most half an hour that is for this person alone. It is refused on another device, after it was revoked or has expired, where the review does not list the person any more, and while the review is closed.',
    access: { callers: 'signIn' },
    answer: OpenedInvitationView,
    errors: [Unauthenticated, Forbidden, IllegalTransition],
  })
  open(@Req() request: FastifyRequest, @Body() body: OpenInvitation): Promise<OpenedInvitationView> {
    return this.invitations.open(body, { ...request.headers, address: callerAddress(request) });
  }

  @Get('current')
  @Operation({
    summary: 'Read the invitation of the session that asks',
    access: { callers: 'invitee' },
    answer: OwnInvitationView,
  })
  read(@CalledBy() caller: InvitedCaller): Promise<OwnInvitationView> {
    return this.invitations.current(caller);
  }

  @Post('current/finish')
  @Operation({
    summary: 'Say that everything is given',
    description:
      'By the person who was invited, once nothing is asked of them any more. The business reads it on the person. Until the review is submitted they can open the invitation again, to correct what was found in their answers.',
    access: { callers: 'invitee' },
    answer: OwnInvitationView,
    errors: [IllegalTransition, MissingRequiredAttestations],
  })
  finish(@CalledBy() caller: InvitedCaller): Promise<OwnInvitationView> {
    return this.finishInvitation.finish(caller).then(() => this.invitations.current(caller));
  }
}
