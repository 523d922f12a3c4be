import { GatehouseOnboarding } from './onboarding/onboarding.js';
import { define } from './piece.js';

export { GatehouseOnboarding };
export type { FetchSession, GivenSession } from './api/session-keeper.js';
export type { ComplianceReviewStatusType } from './contract.js';
export type { SomeWords, Words } from './languages/en.js';
export * from './onboarding/events.js';

declare global {
  interface HTMLElementTagNameMap {
    'gatehouse-onboarding': GatehouseOnboarding;
  }
}

define('gatehouse-onboarding', GatehouseOnboarding);
