import { serve } from '#runtime';
import { ComplianceModule } from './compliance.module.js';

await serve({ name: 'compliance', port: 4002, about: 'reviews, attestations, documents', module: ComplianceModule });
