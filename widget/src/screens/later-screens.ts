/** What is shown after the first screen: in one file, since on a slow network each further one costs more than its bytes. */
export { StepScreen, fetchAhead } from './step.js';
export { PhoneScreen } from './phone.js';
export { People } from '../people/people.js';
export { Summary } from './summary/summary.js';
export { TermsScreen } from './terms.js';
export { StepList } from './progress.js';
export { StatusScreen } from './status.js';
