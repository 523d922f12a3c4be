import { Body, Controller, Delete, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IllegalTransition } from '#errors';
import { IdParam, Operation } from '#runtime';
import { CreateInvitation } from './invitation.dto.js';
import { CreatedInvitationView, PersonInvitationView } from './invitation.view.js';
import { InvitePerson } from './invite-person.js';

const InvitationPage = PageOf(PersonInvitationView);

@ApiTags('Associated persons')
@Controller('compliance/associated-persons/:associatedPersonId/invitations')
export class InvitationController {
  constructor(private readonly invitePerson: InvitePerson) {}

  @Post()
  @Operation({
    summary: 'Invite an associated person',
    description:
      'Its address lets this one person give their own answers and documents on their own device, for the latest open review that lists them. They see nothing of the others, and of the business no more than its name. An earlier invitation of the same person ends. With `requestedAt` it answers that one request, once. Sending the address is yours.',
    access: { callers: 'organization', scope: 'compliance:write' },
    status: 201,
    answer: CreatedInvitationView,
    shownOnce: ['url'],
    personal: true,
    errors: [IllegalTransition],
  })
  create(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('associatedPerson') personId: string,
    @Body() body: CreateInvitation,
    @Headers('host') host: string | undefined,
  ): Promise<CreatedInvitationView> {
    return this.invitePerson.invite(caller, personId, body, host);
  }

  @Get()
  @Operation({
    summary: 'List the invitations of a person',
    description: 'Newest first. They are kept for 90 days.',
    access: { callers: 'organization', scope: 'compliance:read' },
    answer: InvitationPage,
  })
  list(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('associatedPerson') personId: string,
    @Query() query: PageQuery,
  ): Promise<Page<PersonInvitationView>> {
    return this.invitePerson.list(caller, personId, query);
  }

  @Delete(':invitationId')
  @Operation({
    summary: 'Revoke an invitation',
    description:
      'Once this is answered, its address opens no more and the page on which it is open is refused. What they gave stays.',
    access: { callers: 'organization', scope: 'compliance:write' },
    status: 204,
  })
  revoke(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('associatedPerson') personId: string,
    @IdParam('invitation') id: string,
  ): Promise<void> {
    return this.invitePerson.revoke(caller, personId, id);
  }
}
