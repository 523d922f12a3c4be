import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type SessionCaller } from '#auth';
import { IllegalTransition, LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { InvitationRequestView } from '../records/invitation-request.view.js';
import { RequestInvitation } from './invitation.dto.js';
import { RequestAnInvitation } from './request-an-invitation.js';
import { TakeBackRequest } from './take-back-request.js';

@ApiTags('Widget sessions')
@Controller('compliance/associated-persons/:associatedPersonId/invitation-request')
export class InvitationRequestController {
  constructor(
    private readonly requests: RequestAnInvitation,
    private readonly takeBackRequest: TakeBackRequest,
  ) {}

  @Post()
  @Operation({
    summary: 'Request an invitation of a person',
    description:
      'By the widget, where the business wants this person to answer on their own device. Your server is told by `associated_person_invitation_requested`, invites them and sends the address. While the request is open, another one changes no more than the email address. At most five a day are made for a person, and 25 by a business.',
    access: { callers: 'session' },
    status: 201,
    answer: InvitationRequestView,
    errors: [IllegalTransition, LimitExceeded],
  })
  request(
    @CalledBy() caller: SessionCaller,
    @IdParam('associatedPerson') personId: string,
    @Body() body: RequestInvitation,
  ): Promise<InvitationRequestView> {
    return this.requests.request(caller, personId, body);
  }

  @Delete()
  @Operation({
    summary: 'Take a request for an invitation back',
    description:
      'By the widget, where the business gives the answers itself. An invitation that was made is revoked, unless the person has finished. What they gave stays.',
    access: { callers: 'session' },
    status: 204,
    errors: [IllegalTransition],
  })
  takeBack(@CalledBy() caller: SessionCaller, @IdParam('associatedPerson') personId: string): Promise<void> {
    return this.takeBackRequest.takeBack(caller, personId);
  }
}
