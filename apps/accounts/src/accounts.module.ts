import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { StandingModule } from '#standing';
import { VaultModule } from '#vault';
import { ApiKeyController } from './api-keys/api-key.controller.js';
import { ApiKeyService } from './api-keys/api-key.service.js';
import { CreateOrganizations1763722801000 } from './migrations/create-organizations.js';
import { ExpectUnevenAccounts1763722808003 } from './migrations/expect-uneven-accounts.js';
import { ErasureService } from './organizations/erasure.service.js';
import { ManagedOrganization } from './organizations/managed-organization.js';
import { OrganizationController } from './organizations/organization.controller.js';
import { Organization } from './organizations/organization.entity.js';
import { OrganizationService } from './organizations/organization.service.js';
import { TermsAcceptance } from './terms-of-service/terms-acceptance.entity.js';
import { TermsOfServiceController } from './terms-of-service/terms-of-service.controller.js';
import { TermsOfServiceService } from './terms-of-service/terms-of-service.service.js';

@Module({
  imports: [
    DatabaseModule,
    AuthModule,
    AuditModule,
    StandingModule,
    EventsModule,
    VaultModule,
    persistence({
      entities: [Organization, TermsAcceptance],
      migrations: [CreateOrganizations1763722801000, ExpectUnevenAccounts1763722808003],
    }),
  ],
  controllers: [OrganizationController, ApiKeyController, TermsOfServiceController],
  providers: [OrganizationService, ErasureService, ApiKeyService, ManagedOrganization, TermsOfServiceService],
})
export class AccountsModule {}
