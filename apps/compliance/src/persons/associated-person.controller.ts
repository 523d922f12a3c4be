import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type CallerOrSession } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IllegalTransition, LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { AddAssociatedPerson } from './add-associated-person.js';
import { ChangeAssociatedPerson, CreateAssociatedPerson } from './associated-person.dto.js';
import { AssociatedPersonReading } from './associated-person.reading.js';
import { AssociatedPersonResource } from './associated-person.view.js';
import { RelateAssociatedPerson } from './relate-associated-person.js';
import { RemoveAssociatedPerson } from './remove-associated-person.js';

const AssociatedPersonPage = PageOf(AssociatedPersonResource);
const writing = { callers: 'organization', scope: 'compliance:write', sessions: true } as const;

@ApiTags('Associated persons')
@Controller('compliance/associated-persons')
export class AssociatedPersonController {
  constructor(
    private readonly addAssociatedPerson: AddAssociatedPerson,
    private readonly relateAssociatedPerson: RelateAssociatedPerson,
    private readonly removeAssociatedPerson: RemoveAssociatedPerson,
    private readonly reading: AssociatedPersonReading,
  ) {}

  @Post()
  @Operation({
    summary: 'Add an associated person',
    description:
      'Someone who owns part of the business or runs it. Persons belong to the organization: completed once, they serve every review that lists them in `businessAssociatedPersons`.',
    access: writing,
    status: 201,
    answer: AssociatedPersonResource,
    errors: [IllegalTransition, LimitExceeded],
  })
  create(@CalledBy() caller: CallerOrSession, @Body() body: CreateAssociatedPerson): Promise<AssociatedPersonResource> {
    return this.addAssociatedPerson.add(caller, body.relationships).then((person) => this.reading.view(caller, person));
  }

  @Get()
  @Operation({
    summary: 'List associated persons',
    access: { callers: 'organization', scope: 'compliance:read', sessions: true },
    answer: AssociatedPersonPage,
  })
  list(@CalledBy() caller: CallerOrSession, @Query() query: PageQuery): Promise<Page<AssociatedPersonResource>> {
    return this.reading.list(caller, query);
  }

  @Get(':associatedPersonId')
  @Operation({
    summary: 'Read an associated person',
    description: 'With what the active reviews still need.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true, invitees: true },
    answer: AssociatedPersonResource,
  })
  read(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') id: string,
  ): Promise<AssociatedPersonResource> {
    return this.reading.read(caller, id);
  }

  @Patch(':associatedPersonId')
  @Operation({
    summary: 'Change how an associated person is related',
    description: 'Possible while every active review that lists the person is open for changes.',
    access: writing,
    answer: AssociatedPersonResource,
    errors: [IllegalTransition, LimitExceeded],
  })
  change(
    @CalledBy() caller: CallerOrSession,
    @IdParam('associatedPerson') id: string,
    @Body() body: ChangeAssociatedPerson,
  ): Promise<AssociatedPersonResource> {
    return this.relateAssociatedPerson
      .relate(caller, id, body.relationships)
      .then((person) => this.reading.view(caller, person));
  }

  @Delete(':associatedPersonId')
  @Operation({
    summary: 'Remove an associated person',
    description: 'A person whom an active review lists has to be taken off its list first.',
    access: writing,
    status: 204,
    errors: [IllegalTransition],
  })
  remove(@CalledBy() caller: CallerOrSession, @IdParam('associatedPerson') id: string): Promise<void> {
    return this.removeAssociatedPerson.remove(caller, id);
  }
}
