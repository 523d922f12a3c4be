import { Choice, Choices, Email, type StaffRole, Text, staffRoles } from '#contracts';

const roles = 'A person may do what any of their roles may.';

export class InviteStaff {
  @Email()
  email: string;

  @Text({ max: 200, example: 'Ana Torres' })
  name: string;

  @Choices(staffRoles, { min: 1, example: ['officer'], describe: roles })
  roles: StaffRole[];
}

export class ChangeStaff {
  @Text({ max: 200, optional: true, example: 'Ana Torres' })
  name?: string;

  @Choices(staffRoles, { min: 1, optional: true, example: ['officer'], describe: roles })
  roles?: StaffRole[];

  @Choice(['active', 'suspended'], { optional: true, describe: '`active` takes a suspension back.' })
  status?: 'active' | 'suspended';
}
