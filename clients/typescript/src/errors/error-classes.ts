// Written from /openapi.json by `npm run docs`; a test fails where it differs.

import { ApiError, type ClassesByName } from './api-error.js';

/** The account is not ready to use yet, or it is frozen. */
export class AccountNotActive extends ApiError<'AccountNotActive'> {}

/** The account may not be managed through the API until the operator grants it. */
export class AccountNotApiEnabled extends ApiError<'AccountNotApiEnabled'> {}

/** The organization already has an active review of this tier: go on with that one. */
export class ActiveReviewExists extends ApiError<'ActiveReviewExists'> {}

/** The saved counterparty lacks fields that this payout method needs. Populate them and retry. */
export class AdditionalCounterpartyInformationRequired extends ApiError<'AdditionalCounterpartyInformationRequired'> {}

/** Some payouts of the request lack recipient information; each is named by its index. */
export class AdditionalRecipientInformationRequired extends ApiError<'AdditionalRecipientInformationRequired'> {}

/** More keys of the organization have to agree to this payout request before it is executed. */
export class ApprovalRequired extends ApiError<'ApprovalRequired'> {}

/** The review has failures: upload again where they are BLOCKING; a WARNING may be acknowledged at submit. */
export class AttestationValidationsRejectedException extends ApiError<'AttestationValidationsRejectedException'> {}

/** The organization needs an approved compliance review first, or is suspended. */
export class ComplianceApprovalRequired extends ApiError<'ComplianceApprovalRequired'> {}

/** The operator has stopped this conversion, or has set how much of it there is on one day, and that much was converted. `betweenTokens` is USDC to USDT or back, `usdToWallet` an amount in USD to a wallet. */
export class ConversionUnavailable extends ApiError<'ConversionUnavailable'> {}

/** Nothing is sent to these wallets. Nobody says why: ask the operator. */
export class DestinationRefused extends ApiError<'DestinationRefused'> {}

/** The file is of a type that is taken, but it cannot be used. Nothing of it was kept. */
export class DocumentRejected extends ApiError<'DocumentRejected'> {}

/** The file is larger than documents may be. */
export class DocumentTooLarge extends ApiError<'DocumentTooLarge'> {}

/** The key is valid but may not do this. */
export class Forbidden extends ApiError<'Forbidden'> {}

/** The first request with this idempotency key is still running. Ask again in a moment with the same key. */
export class IdempotencyKeyInProgress extends ApiError<'IdempotencyKeyInProgress'> {}

/** This idempotency key was used for another request in the last 24 hours. Use a new one for each new request. */
export class IdempotencyKeyReused extends ApiError<'IdempotencyKeyReused'> {}

/** The resource is not in a status in which this can be done. */
export class IllegalTransition extends ApiError<'IllegalTransition'> {}

/** The account does not hold enough. Nothing was reserved. */
export class InsufficientFunds extends ApiError<'InsufficientFunds'> {}

/** Our mistake. Tell us the errorInstanceId: the cause is in our log under it. */
export class InternalError extends ApiError<'InternalError'> {}

/** A quota would be exceeded, such as an eleventh webhook, or how many dollars may be paid in 30 days. */
export class LimitExceeded extends ApiError<'LimitExceeded'> {}

/** The request could not be read: broken JSON, wrong encoding, too deep (400), too large (413) or of another content type (415). */
export class MalformedRequest extends ApiError<'MalformedRequest'> {}

/** The review cannot be submitted before these attestations are uploaded. */
export class MissingRequiredAttestations extends ApiError<'MissingRequiredAttestations'> {}

/** Serious findings of the review have to be cleared or confirmed, each with a note, before it is approved. */
export class OpenFindings extends ApiError<'OpenFindings'> {}

/** The amount is smaller than payins of this kind may be. */
export class PayinBelowMinimum extends ApiError<'PayinBelowMinimum'> {}

/** The rates have moved since the request was created. Execute with `FLEXIBLE`, or create it again. */
export class PayoutQuoteExpired extends ApiError<'PayoutQuoteExpired'> {}

/** Too many requests with this key. Wait as long as `Retry-After` says. */
export class RateLimitExceeded extends ApiError<'RateLimitExceeded'> {}

/** There is no such resource, or it is not yours: the two are never told apart. */
export class ResourceNotFound extends ApiError<'ResourceNotFound'> {}

/** The risk of the review is `prohibited`: it can be rejected, or corrected by who submitted it. */
export class RiskProhibited extends ApiError<'RiskProhibited'> {}

/** The file is not a list as its format says. Nothing of it was taken; what was there before still holds. */
export class ScreeningListRefused extends ApiError<'ScreeningListRefused'> {}

/** The service cannot answer just now. Nothing is known to be written: send the same request again, with the same idempotency key. */
export class ServiceUnavailable extends ApiError<'ServiceUnavailable'> {}

/** The organization has to accept the terms of service first. */
export class TermsOfServiceNotAccepted extends ApiError<'TermsOfServiceNotAccepted'> {}

/** The key is missing, unknown, expired or revoked. Send `Authorization: Bearer <API key>`. */
export class Unauthenticated extends ApiError<'Unauthenticated'> {}

/** The bytes of the file are not of a type that is taken, whatever its name says. */
export class UnsupportedDocumentType extends ApiError<'UnsupportedDocumentType'> {}

/** Money cannot go this way from here. */
export class UnsupportedRail extends ApiError<'UnsupportedRail'> {}

/** Some fields are missing, unknown or not as they should be. Each is named with what it must be. */
export class ValidationFailed extends ApiError<'ValidationFailed'> {}

/** By the name that is answered. */
export const errorClasses: ClassesByName = {
  AccountNotActive,
  AccountNotApiEnabled,
  ActiveReviewExists,
  AdditionalCounterpartyInformationRequired,
  AdditionalRecipientInformationRequired,
  ApprovalRequired,
  AttestationValidationsRejectedException,
  ComplianceApprovalRequired,
  ConversionUnavailable,
  DestinationRefused,
  DocumentRejected,
  DocumentTooLarge,
  Forbidden,
  IdempotencyKeyInProgress,
  IdempotencyKeyReused,
  IllegalTransition,
  InsufficientFunds,
  InternalError,
  LimitExceeded,
  MalformedRequest,
  MissingRequiredAttestations,
  OpenFindings,
  PayinBelowMinimum,
  PayoutQuoteExpired,
  RateLimitExceeded,
  ResourceNotFound,
  RiskProhibited,
  ScreeningListRefused,
  ServiceUnavailable,
  TermsOfServiceNotAccepted,
  Unauthenticated,
  UnsupportedDocumentType,
  UnsupportedRail,
  ValidationFailed,
};
