import type { AttestationType, ComplianceReviewStatusType } from '../api/contract.js';

import type { TroubleCode } from '../api/trouble.js';

/** The events that the page receives. They contain no personal data. */
abstract class OnboardingEvent extends Event {
  constructor(type: string) {
    super(type, { bubbles: true, composed: true });
  }
}

/** The review was loaded, and the first screen is shown. */
export class GatehouseReadyEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-ready';

  constructor(readonly status: ComplianceReviewStatusType) {
    super(GatehouseReadyEvent.type);
  }
}

export type StepName = AttestationType | 'welcome' | 'terms' | 'summary' | 'status';

/** Another step is shown. */
export class GatehouseStepEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-step';

  constructor(readonly step: StepName) {
    super(GatehouseStepEvent.type);
  }
}

/** The review was submitted on this page. */
export class GatehouseSubmittedEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-submitted';

  constructor() {
    super(GatehouseSubmittedEvent.type);
  }
}

/** The status of the review changed. */
export class GatehouseStatusEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-status';

  constructor(readonly status: ComplianceReviewStatusType) {
    super(GatehouseStatusEvent.type);
  }
}

export type ErrorCode = TroubleCode | 'refused';

/** Something went wrong; the person is told as well. */
export class GatehouseErrorEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-error';

  constructor(
    readonly code: ErrorCode,
    /** By which whoever runs Gatehouse finds the failure, where an answer of it was the cause. */
    readonly errorInstanceId?: string,
  ) {
    super(GatehouseErrorEvent.type);
  }
}

export type ExitReason = 'finished' | 'left';

/** The person wants to leave: they are finished, or will continue later. */
export class GatehouseExitEvent extends OnboardingEvent {
  static readonly type = 'gatehouse-exit';

  constructor(readonly reason: ExitReason) {
    super(GatehouseExitEvent.type);
  }
}

export interface GatehouseEventMap {
  'gatehouse-ready': GatehouseReadyEvent;
  'gatehouse-step': GatehouseStepEvent;
  'gatehouse-submitted': GatehouseSubmittedEvent;
  'gatehouse-status': GatehouseStatusEvent;
  'gatehouse-error': GatehouseErrorEvent;
  'gatehouse-exit': GatehouseExitEvent;
}

declare global {
  interface HTMLElementEventMap extends GatehouseEventMap {}
  interface DocumentEventMap extends GatehouseEventMap {}
}
