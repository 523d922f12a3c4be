export { NamesModule } from './names.module.js';
export type { NamedKind } from './name-print.entity.js';
export { type NamedRow, Names } from './names.js';
export { wordsIn } from './words.js';
