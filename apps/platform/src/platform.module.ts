import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/src/accounts.module.js';
import { ComplianceModule } from '../../compliance/src/compliance.module.js';
import { DemoModule } from '../../demo/src/demo.module.js';
import { PayinsModule } from '../../payins/src/payins.module.js';
import { PayoutsModule } from '../../payouts/src/payouts.module.js';
import { StaffModule } from '../../staff/src/staff.module.js';
import { WebhooksModule } from '../../webhooks/src/webhooks.module.js';

/** All services in one process, on one port, and a partner to show them. Each URL prefix has one owner, so they do not meet. */
@Module({
  imports: [AccountsModule, ComplianceModule, PayoutsModule, PayinsModule, WebhooksModule, StaffModule, DemoModule],
})
export class PlatformModule {}
