/** What of a request a version may have changed. */
export interface SentParts {
  readonly query: unknown;
  readonly body: unknown;
}

/** One change of a shape, for those who still call by the shape of before. */
export interface VersionChange {
  /** The version that has it. */
  readonly since: string;
  /** As they are registered: `GET /payins/:payinId`. */
  readonly routes: readonly string[];
  /** What was sent by the shape of before, as it is sent now. */
  readonly request?: (sent: SentParts) => SentParts;
  /** What is answered now, by the shape of before. */
  readonly answer?: (body: unknown) => unknown;
}

/** In the order of their versions; those of one version in any, as none may be about what another has changed. */
export const versionChanges: readonly VersionChange[] = [];
