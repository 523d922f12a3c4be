import { EvidenceKey } from './evidence-key.js';
import { ExportEvidence } from './export-evidence.js';
import { FiledEvidence } from './filed-evidence.js';
import { ToldEvidence } from './told-evidence.js';

export const evidence = [EvidenceKey, FiledEvidence, ToldEvidence, ExportEvidence];
