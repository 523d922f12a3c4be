/** A message as a consumer of the engine gets it. */
export interface Published {
  readonly id: string;
  /** The subject or the routing key. */
  readonly topic: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: SinkBody;
}

export interface SinkBody {
  readonly eventId: string;
  readonly organizationId: string;
  readonly position: number;
  readonly resourceId: string;
  readonly sequence: number;
}

/** A stream or an exchange of a test's own, on a real server. */
export interface EventEngine {
  /** What Gatehouse is told; through another address, if one is given. */
  readonly url: (through?: string) => string;
  /** All that was published, in the order in which a consumer gets it. */
  readonly published: () => Promise<readonly Published[]>;
  readonly remove: () => Promise<void>;
}
