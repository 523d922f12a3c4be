import { fivePersonsFinish } from './business-journey.js';
import { Keyboard } from './hands.js';

fivePersonsFinish('with the keyboard alone, on a narrow page, in Spanish, in the dark', {
  lang: 'es',
  device: { width: 320, colorScheme: 'dark' },
  hands: Keyboard,
});
