import type { Gatehouse } from '../api/gatehouse.js';
import type { SessionKeeper } from '../api/session-keeper.js';
import { GatehouseOnboarding } from '../onboarding/onboarding.js';
import { InvitedGatehouse } from './invited-gatehouse.js';

/** The widget for one person who was invited: it asks about them alone. */
export class GatehouseInvited extends GatehouseOnboarding {
  protected override client = (keeper: SessionKeeper): Gatehouse => new InvitedGatehouse(this.apiUrl, keeper);
}
