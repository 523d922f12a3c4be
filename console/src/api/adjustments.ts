/** Whose books are those of the platform, as the API has it. */
export const platformOrganizationId = '00000000-0000-0000-0000-000000000001';

export interface AdjustmentLine {
  readonly accountId?: string;
  readonly book: string;
  readonly units: string;
}

export interface Adjustment {
  readonly id: string;
  readonly organizationId: string;
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly lines: readonly AdjustmentLine[];
  readonly reason: string;
  readonly postedBy: string;
  readonly createdAt: string;
}
