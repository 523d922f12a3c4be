import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const organizationLifecycle = lifecycle('organization', [
  // from     trigger   to
  [null,      'create', 'active'],
  ['active',  'erase',  'erased'],
]);
export type OrganizationStatus = StatusIn<typeof organizationLifecycle>;
