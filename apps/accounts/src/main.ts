import { serve } from '#runtime';
import { AccountsModule } from './accounts.module.js';

await serve({
  name: 'accounts',
  port: 4001,
  about: 'organizations, API keys, terms of service',
  module: AccountsModule,
});
