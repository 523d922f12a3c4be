import { GatehouseOnboarding } from './onboarding/onboarding.js';
import { define } from './elements/widget-element.js';

export { GatehouseOnboarding };
export type { FetchSession, GivenSession } from './api/session-keeper.js';
export type { ComplianceReviewStatusType } from './api/contract.js';
export type { SomeWords, Words } from './languages/en/words.js';
export * from './elements/page-events.js';

declare global {
  interface HTMLElementTagNameMap {
    'gatehouse-onboarding': GatehouseOnboarding;
  }
}

define('gatehouse-onboarding', GatehouseOnboarding);
