export * from './results/inspection.js';
export type { WantedPage } from './results/drawing.js';
export * from './inspector.js';
export * from './image-processing/picture-limits.js';
export * from './reading-readiness.js';
export type { LicenceBarcode } from './results/licence-barcode.js';
export type { CheckedValue, MachineReadableZone } from './results/machine-readable-zone.js';
export { countryOfMrzCode } from './mrz/mrz-countries.js';
