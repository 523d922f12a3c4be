import { finishesReview } from './individual-journey.js';

finishesReview([
  ['on a small phone, in Portuguese and in the dark', { lang: 'pt-BR', device: { width: 320, colorScheme: 'dark' } }],
  ['in forced colours', { device: { width: 600, forcedColors: true } }],
]);
