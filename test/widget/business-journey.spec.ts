import { fivePersonsFinish } from './business-journey.js';

fivePersonsFinish('with a mouse', { device: { width: 1200 } });
