// Written from `widget/src` by `npm run docs`; a test fails where it differs.

import type { SomeWords, Words } from './words.js';

export type { SomeWords, Words };

export type FetchSession = () => Promise<GivenSession>;

export interface GivenSession {
  readonly token: string;
  readonly expiresAt?: string;
}

export type ComplianceReviewStatusType = 'draft' | 'submitted' | 'validatingSubmission' | 'submissionValidationsFailed' | 'inReview' | 'additionalInformationRequested' | 'approved' | 'rejected' | 'error';

export type StepName = 'individualPersonalInfoLight' | 'individualPersonalInfo' | 'individualContactInfo' | 'individualResidentialAddress' | 'individualIdentityDocument' | 'individualFinancialInfo' | 'individualTaxInfo' | 'individualEeaInfo' | 'individualProofOfAddress' | 'individualSourceOfFunds' | 'individualSelfiePhoto' | 'businessIdentification' | 'businessTaxInfo' | 'businessAddress' | 'businessContactInfo' | 'businessDetails' | 'businessOperations' | 'businessFinancialInfo' | 'businessFormationDocuments' | 'businessUboOwnershipDocuments' | 'businessProofOfAddressDocuments' | 'businessFlowOfFundsDocument' | 'businessAssociatedPersons' | 'associatedPersonPersonalInfo' | 'associatedPersonContactInfo' | 'associatedPersonResidentialAddress' | 'associatedPersonTaxInfo' | 'associatedPersonIdentityDocument' | 'associatedPersonProofOfAddress' | 'associatedPersonEeaInfo' | 'associatedPersonProofOfSignatoryAuthority' | 'welcome' | 'summary' | 'status';

export type ErrorCode = 'unreachable' | 'rateLimited' | 'sessionEnded' | 'unsupported' | 'refused';

export type ExitReason = 'finished' | 'left';

/** The review was read, and something can be seen. */
export declare class GatehouseReadyEvent extends Event {
  static readonly type: 'gatehouse-ready';
  readonly status: ComplianceReviewStatusType;
  constructor(status: ComplianceReviewStatusType);
}

/** Another step is shown. */
export declare class GatehouseStepEvent extends Event {
  static readonly type: 'gatehouse-step';
  readonly step: StepName;
  constructor(step: StepName);
}

/** The review was submitted, just now and here. */
export declare class GatehouseSubmittedEvent extends Event {
  static readonly type: 'gatehouse-submitted';
  constructor();
}

/** The review has another status than before. */
export declare class GatehouseStatusEvent extends Event {
  static readonly type: 'gatehouse-status';
  readonly status: ComplianceReviewStatusType;
  constructor(status: ComplianceReviewStatusType);
}

/** Something does not go on by itself; the person is told as well. */
export declare class GatehouseErrorEvent extends Event {
  static readonly type: 'gatehouse-error';
  readonly code: ErrorCode;
  constructor(code: ErrorCode);
}

/** The person wants to leave. */
export declare class GatehouseExitEvent extends Event {
  static readonly type: 'gatehouse-exit';
  readonly reason: ExitReason;
  constructor(reason: ExitReason);
}

/** Takes a person or a company through one compliance review. */
export declare class GatehouseOnboarding extends HTMLElement {
  /** For pages that speak a language of their own, or want other words: what is left out is said in English. */
  static addLanguage(tag: string, load: () => Promise<SomeWords>): void;
  /** Where Gatehouse answers. Absent: where this script came from. */
  apiUrl: string;
  /** The token of a widget session. A new one goes on where the last one ended. */
  sessionToken: string | undefined;
  /** Asks your server for a session: at first, before one ends, and when one was refused. */
  fetchSession: FetchSession | undefined;
  /** As BCP 47. Absent: the language of the page. */
  lang: string;
  /** Your own words in place of some of ours. */
  words: SomeWords | undefined;
  /** A page of yours with this element and its attribute `phone`, to go on there with a camera. */
  phoneUrl: string | undefined;
  /** This page goes on for another: it takes photos only, for whoever opened it by a code. */
  phone: boolean;
  /** Settles once what was last set has been drawn. */
  readonly updateComplete: Promise<boolean>;
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
  interface HTMLElementTagNameMap {
    'gatehouse-onboarding': GatehouseOnboarding;
  }
  interface HTMLElementEventMap extends GatehouseEventMap {}
  interface DocumentEventMap extends GatehouseEventMap {}
}
