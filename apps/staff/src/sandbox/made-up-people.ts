import type { StaffRole } from '#contracts';

export interface MadeUpPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
}

const made = (place: number, name: string, roles: readonly StaffRole[]): MadeUpPerson => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@sandbox.example`,
  roles,
});

/** With them, somebody who tries the sandbox has four eyes and every role. */
export const madeUpPeople: readonly MadeUpPerson[] = [
  made(1, 'Olga Ortiz', ['officer']),
  made(2, 'Abel Acosta', ['approver']),
  made(3, 'Flora Fuentes', ['finance', 'support']),
  made(4, 'Teo Torres', ['treasurer', 'auditor']),
  made(5, 'Ada Alonso', ['administrator']),
];
