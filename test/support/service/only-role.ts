import type { StaffRole } from '#contracts';
import type { OwnGatehouse } from './gatehouse.js';
import type { StaffApi } from './staff-api.js';

/** A made-up person who has this role and no other: for what one role alone may not see. */
export async function withOnly(gatehouse: OwnGatehouse, role: StaffRole): Promise<StaffApi> {
  const { id } = await gatehouse.signedIn(role);
  await gatehouse.sql('UPDATE staff_member SET roles = ARRAY[$2] WHERE id = $1', [id, role]);
  return gatehouse.signedIn(role);
}
