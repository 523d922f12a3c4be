import { Keyboard } from './hands.js';
import { finishesReview } from './individual-journey.js';

finishesReview([
  ['with a mouse, in English', { device: { width: 1200 } }],
  ['with the keyboard alone, in Spanish', { lang: 'es', device: { width: 1200 }, hands: Keyboard }],
]);
