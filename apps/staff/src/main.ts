import { serve } from '#runtime';
import { StaffModule } from './staff.module.js';

await serve({ name: 'staff', port: 4006, about: 'the people who run this installation', module: StaffModule });
