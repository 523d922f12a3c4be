import { Choice, CountryCode, type OrganizationType, Text, Uuid, organizationTypes } from '#contracts';

export class CreateOrganization {
  @Text({ max: 200, example: 'Acme S.A.', describe: 'The legal name, kept as it is written.' })
  name: string;

  @Choice(organizationTypes)
  type: OrganizationType;

  @CountryCode({ describe: 'Where it is registered, or lives.' })
  country: string;

  @Uuid({ optional: true, describe: 'Makes it a child of this organization. Implied when an organization creates it.' })
  parentOrganizationId?: string;
}

export class EraseOrganization {
  @Text({
    max: 500,
    example: 'Asked for by the customer on 2026-11-20',
    describe: 'Kept with the erased organization. Write no personal data here.',
  })
  reason: string;
}
