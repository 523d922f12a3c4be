export * from './inspection.js';
export * from './inspector.js';
export * from './picture/picture-limits.js';
