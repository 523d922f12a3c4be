import { serve } from '#runtime';
import { PlatformModule } from './platform.module.js';

await serve({ name: 'platform', port: 4000, about: 'all services in one process', module: PlatformModule });
