export { EvidenceWriter } from './evidence-writer.js';
export { type EvidenceVerdict, verifyEvidence } from './verify-evidence.js';
