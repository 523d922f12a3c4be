import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { CreatePasskeys1795580000071 } from './migrations/1795580000071-create-passkeys.js';
import { PasskeyCeremony } from './passkeys/passkey-ceremony.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeyController } from './passkeys/passkey.controller.js';
import { PasskeyService } from './passkeys/passkey.service.js';
import { StaffController } from './people/staff.controller.js';
import { StaffService } from './people/staff.service.js';

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    persistence({ entities: [Passkey, PasskeyCeremony], migrations: [CreatePasskeys1795580000071] }),
  ],
  controllers: [PasskeyController, StaffController],
  providers: [PasskeyService, StaffService],
})
export class StaffModule {}
