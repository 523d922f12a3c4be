import {
  Choice,
  CountryCode,
  type FreezeDirection,
  Instant,
  Nested,
  OneOf,
  type OrganizationType,
  type TermsOfServiceStatus,
  Text,
  Uuid,
  type VerificationStatus,
  organizationTypes,
  termsOfServiceStatuses,
  verificationStatus,
} from '#contracts';
import { FrozenView, frozenView } from '#ledger';
import { PayoutApprovals } from './organization.dto.js';

class TermsOfServiceView {
  @Choice(termsOfServiceStatuses)
  status: TermsOfServiceStatus;

  @Instant({ optional: true, describe: 'Once they are accepted.' })
  signedAt?: string;

  @Text({ max: 100, optional: true, describe: 'Once they are accepted.' })
  version?: string;
}

export class OrganizationView {
  @Uuid()
  id: string;

  @Text({ max: 200, example: 'Acme S.A.' })
  name: string;

  @Choice(organizationTypes)
  type: OrganizationType;

  @CountryCode()
  country: string;

  @Uuid({ optional: true })
  parentOrganizationId?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @Nested(() => TermsOfServiceView)
  termsOfService: TermsOfServiceView;

  @OneOf(verificationStatus, { describe: 'Its verification, as a business or an individual.' })
  verification: VerificationStatus;

  @Nested(() => PayoutApprovals, { optional: true, describe: 'Where keys have to agree before money moves.' })
  payoutApprovals?: PayoutApprovals;

  @Instant({ optional: true, describe: 'Since when it is suspended: it neither pays nor is paid.' })
  suspendedAt?: string;

  @Nested(() => FrozenView, {
    optional: true,
    describe: 'Where the operator has frozen all its accounts: what is stopped of them, and since when.',
  })
  frozen?: FrozenView;
}

/** An organization together with its standing, as one query returns them. */
export interface OrganizationRow {
  readonly id: string;
  readonly name: string;
  readonly type: OrganizationType;
  readonly country: string;
  readonly parentOrganizationId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly termsVersion: string | null;
  readonly termsSignedAt: Date | null;
  readonly verification: VerificationStatus;
  readonly payoutApprovals: PayoutApprovals | null;
  readonly suspendedAt: Date | null;
  readonly frozenDirection: FreezeDirection | null;
  readonly frozenAt: Date | null;
}

export function organizationView(row: OrganizationRow): OrganizationView {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    country: row.country,
    ...(row.parentOrganizationId === null ? {} : { parentOrganizationId: row.parentOrganizationId }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    termsOfService: termsView(row),
    verification: row.verification,
    ...(row.payoutApprovals === null ? {} : { payoutApprovals: row.payoutApprovals }),
    ...(row.suspendedAt === null ? {} : { suspendedAt: row.suspendedAt.toISOString() }),
    ...frozenOf(row),
  };
}

function frozenOf({ frozenDirection, frozenAt }: OrganizationRow): Pick<OrganizationView, 'frozen'> {
  if (frozenDirection === null || frozenAt === null) return {};
  return { frozen: frozenView({ direction: frozenDirection, since: frozenAt }) };
}

function termsView({ termsSignedAt, termsVersion }: OrganizationRow): TermsOfServiceView {
  if (termsSignedAt === null || termsVersion === null) return { status: 'notAccepted' };
  return { status: 'accepted', signedAt: termsSignedAt.toISOString(), version: termsVersion };
}
