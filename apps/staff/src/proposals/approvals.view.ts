import { ListOf } from '#contracts';
import { RequiredApprovals } from './proposal.dto.js';

export class ApprovalSettingsView {
  @ListOf(() => RequiredApprovals)
  actions: RequiredApprovals[];
}
