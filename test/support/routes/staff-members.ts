import { type StaffRole, type StaffScope, rolesGrant, staffRoles } from '#contracts';
import type { Api } from '../service/api.js';
import { StaffApi } from '../service/staff-api.js';
import { RenewedApi } from './renewed-api.js';
import type { Route } from './routes.js';

/** One person of the staff for each role. */
export class StaffMembers {
  private readonly byRole: ReadonlyMap<StaffRole, Api>;

  constructor(url: string) {
    this.byRole = new Map(staffRoles.map((role) => [role, new RenewedApi(url, () => StaffApi.signIn(url, role))]));
  }

  /** All of them, so that it is not written later, in the middle of something. */
  async signIn(): Promise<void> {
    for (const person of this.byRole.values()) await person.get('/staff/current');
  }

  as(role: StaffRole): Api {
    return this.byRole.get(role) as Api;
  }

  /** Somebody whose roles let them in; where anybody is, who may propose decisions, and agree to keys. */
  forRoute({ staffScope, path }: Route): Api {
    if (staffScope === 'any') return this.as(path === '/proposals' ? 'officer' : 'administrator');
    const role = staffRoles.find((one) => rolesGrant([one], staffScope as StaffScope));
    if (role === undefined) throw new Error(`No role grants ${String(staffScope)}`);
    return this.as(role);
  }
}
