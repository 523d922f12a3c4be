// Written from `widget/src` by `npm run docs`; a test fails where it differs.

import type { SomeWords, Words } from './words.js';

export type { SomeWords, Words };

export type FetchSession = () => Promise<GivenSession | undefined>;

export interface GivenSession {
  readonly token: string;
  readonly expiresAt?: string;
}

export type ComplianceReviewStatusType = 'draft' | 'submitted' | 'validatingSubmission' | 'submissionValidationsFailed' | 'inReview' | 'additionalInformationRequested' | 'approved' | 'rejected' | 'error';

export type StepName = 'individualPersonalInfoLight' | 'individualPersonalInfo' | 'individualContactInfo' | 'individualResidentialAddress' | 'individualIdentityDocument' | 'individualFinancialInfo' | 'individualTaxInfo' | 'individualEeaInfo' | 'individualProofOfAddress' | 'individualSourceOfFunds' | 'individualSelfiePhoto' | 'businessIdentification' | 'businessTaxInfo' | 'businessAddress' | 'businessContactInfo' | 'businessDetails' | 'businessOperations' | 'businessFinancialInfo' | 'businessFormationDocuments' | 'businessUboOwnershipDocuments' | 'businessProofOfAddressDocuments' | 'businessFlowOfFundsDocument' | 'businessAssociatedPersons' | 'associatedPersonPersonalInfo' | 'associatedPersonContactInfo' | 'associatedPersonResidentialAddress' | 'associatedPersonTaxInfo' | 'associatedPersonIdentityDocument' | 'associatedPersonProofOfAddress' | 'associatedPersonEeaInfo' | 'associatedPersonProofOfSignatoryAuthority' | 'welcome' | 'terms' | 'summary' | 'status';

export type ErrorCode = 'unreachable' | 'rateLimited' | 'sessionEnded' | 'sessionFailed' | 'unsupported' | 'internal' | 'refused';

export type ExitReason = 'finished' | 'left';

/** The review was loaded, and the first screen is shown. */
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

/** The review was submitted on this page. */
export declare class GatehouseSubmittedEvent extends Event {
  static readonly type: 'gatehouse-submitted';
  constructor();
}

/** The status of the review changed. */
export declare class GatehouseStatusEvent extends Event {
  static readonly type: 'gatehouse-status';
  readonly status: ComplianceReviewStatusType;
  constructor(status: ComplianceReviewStatusType);
}

/** Something went wrong; the person is told as well. */
export declare class GatehouseErrorEvent extends Event {
  static readonly type: 'gatehouse-error';
  readonly code: ErrorCode;
  readonly errorInstanceId: string;
  constructor(code: ErrorCode, errorInstanceId: string);
}

/** The person wants to leave. */
export declare class GatehouseExitEvent extends Event {
  static readonly type: 'gatehouse-exit';
  readonly reason: ExitReason;
  constructor(reason: ExitReason);
}

/** Takes a person or a company through one compliance review. */
export declare class GatehouseOnboarding extends HTMLElement {
  /** Adds a language, or replaces words of one. What is left out falls back to English. */
  static addLanguage(tag: string, load: () => Promise<SomeWords>): void;
  /** The address of Gatehouse. Defaults to the origin of this script. */
  apiUrl: string;
  /** The token of a widget session. Setting a new one continues where an expired one left off. */
  sessionToken: string | undefined;
  /** Called to get a session from your server: at the start, before one expires, and after one was refused. */
  fetchSession: FetchSession | undefined;
  /** A BCP 47 language tag. Defaults to the language of the page. */
  lang: string;
  /** Your own texts in place of some of the built-in ones. */
  words: SomeWords | undefined;
  /** The address of a page of yours that has this element with its `phone` attribute, to take photos with a phone. */
  phoneUrl: string | undefined;
  /** Set on the page that phones open by a QR code: it only takes photos. */
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
