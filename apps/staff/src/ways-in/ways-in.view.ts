import { Choices, ListOf, type StaffRole, Text, Uuid, staffRoles } from '#contracts';

export class MadeUpPersonView {
  @Uuid()
  id: string;

  @Text({ max: 200, example: 'Ada Alonso' })
  name: string;

  @Choices(staffRoles)
  roles: StaffRole[];
}

export class WaysInView {
  @Choices(['passkey', 'oidc', 'sandbox'], { describe: 'Which ways there are here.' })
  ways: ('passkey' | 'oidc' | 'sandbox')[];

  @ListOf(() => MadeUpPersonView, { describe: 'In the sandbox, on the machine itself: whom one click signs in.' })
  people: MadeUpPersonView[];
}
