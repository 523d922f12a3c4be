import { type AssociatedPersonRelationship, Choices, associatedPersonRelationships } from '#contracts';

export class CreateAssociatedPerson {
  @Choices(associatedPersonRelationships, {
    min: 1,
    example: ['BENEFICIAL_OWNER', 'CONTROL_PERSON'],
    describe: 'How they are related to the business. One person may be both.',
  })
  relationships: AssociatedPersonRelationship[];
}

export class ChangeAssociatedPerson extends CreateAssociatedPerson {}
