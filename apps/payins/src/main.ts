import { serve } from '#runtime';
import { PayinsModule } from './payins.module.js';

await serve({ name: 'payins', port: 4004, about: 'deposits', module: PayinsModule });
