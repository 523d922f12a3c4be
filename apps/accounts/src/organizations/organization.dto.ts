import { Choice, CountryCode, Integer, Nested, type OrganizationType, Text, Uuid, organizationTypes } from '#contracts';

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

export class PayoutApprovals {
  @Integer({ min: 0, max: 5, example: 2, describe: 'How many different keys with `payouts:execute` have to agree.' })
  keys: number;

  @Integer({
    min: 1,
    max: 1_000_000_000,
    optional: true,
    example: 10_000,
    describe: 'Only for payout requests of so many dollars, or more; without it for all.',
  })
  fromUsd?: number;
}

export class ChangeOrganization {
  @Nested(() => PayoutApprovals, { describe: 'Who has to agree before a payout request is executed.' })
  payoutApprovals: PayoutApprovals;
}

export class EraseOrganization {
  @Text({
    max: 500,
    example: 'Asked for by the customer on 2026-11-20',
    describe: 'Kept with the erased organization. Write no personal data here.',
  })
  reason: string;
}
