import type { StaffMember } from '#auth';
import type { SignInWay } from '../signing-in/sign-in-ways.js';
import {
  Choice,
  Choices,
  Email,
  Instant,
  ListOf,
  Nested,
  type StaffRole,
  type StaffStatus,
  Text,
  Uuid,
  staffRoles,
  staffStatuses,
} from '#contracts';

export class SignInWayView {
  @Choice(['passkey', 'oidc'])
  type: 'passkey' | 'oidc';

  @Text({ max: 200, example: 'Passkey' })
  label: string;

  @Instant()
  createdAt: string;
}

export class StaffView {
  @Uuid()
  id: string;

  @Email()
  email: string;

  @Text({ max: 200, example: 'Ana Torres' })
  name: string;

  @Choices(staffRoles)
  roles: StaffRole[];

  @Choice(staffStatuses)
  status: StaffStatus;

  @Instant()
  createdAt: string;

  @Instant({ optional: true })
  lastSignedInAt?: string;

  @ListOf(() => SignInWayView, { describe: 'How this person signs in.' })
  signIn: SignInWayView[];
}

export class InvitationView {
  @Text({ max: 500, describe: 'Where the person makes their passkey. It works once.' })
  url: string;

  @Instant()
  expiresAt: string;
}

export class InvitedStaffView extends StaffView {
  @Nested(() => InvitationView, { optional: true, describe: 'Shown in this answer and never again.' })
  invitation?: InvitationView;
}

export function staffView(member: StaffMember, ways: readonly SignInWay[]): StaffView {
  const { id, email, name, roles, status, createdAt, lastSignedInAt } = member;
  return {
    id,
    email,
    name,
    roles,
    status,
    createdAt: createdAt.toISOString(),
    ...(lastSignedInAt === null ? {} : { lastSignedInAt: lastSignedInAt.toISOString() }),
    signIn: ways.map(({ type, label, createdAt: since }) => ({ type, label, createdAt: since.toISOString() })),
  };
}
