export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProviderReply {
  readonly status: number;
  /** JSON, or a text as it is. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Signed for another question, or with another secret, or not at all. */
  readonly signed?: 'forAnother' | 'byAnother' | 'not';
}
