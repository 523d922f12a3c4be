/** Of whom and what a sample tells: it is valid in every field, and nothing of it happened. */
export interface SampleSubject {
  readonly organizationId: string;
  /** What the sample is about; nothing of ours needs to have this id. */
  readonly resourceId: string;
  readonly now: Date;
}
