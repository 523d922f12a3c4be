import { serve } from '#runtime';
import { PayoutsModule } from './payouts.module.js';

await serve({ name: 'payouts', port: 4003, about: 'recipients and payments to them', module: PayoutsModule });
