export interface InvitationRequest {
  readonly complianceReviewId: string;
  /** As instants, those of the last day, the latest at the end. */
  readonly requestedAt: readonly string[];
  /** Until the partner invites, or the business takes it back. */
  readonly isOpen: boolean;
}
