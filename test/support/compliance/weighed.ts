/** What the staff sees of a review beside what everybody does. */
export interface Finding {
  readonly id: string;
  readonly source: string;
  readonly severity: string;
  readonly message: string;
  readonly status: string;
  readonly associatedPersonId?: string;
}

export interface Weighed {
  readonly risk: { readonly level: string; readonly score: number; readonly reasons?: readonly { rule: string }[] };
  readonly officerFindings: readonly Finding[];
}
