export * from './inspection.js';
export * from './inspector.js';
export * from './picture/picture-limits.js';
export * from './reading-readiness.js';
export type { LicenceBarcode } from './barcode/licence-barcode.js';
export { showTheSame } from './likeness/likeness.js';
export type { MachineReadableZone } from './zone/machine-readable-zone.js';
export { countryOfZone } from './zone/zone-countries.js';
