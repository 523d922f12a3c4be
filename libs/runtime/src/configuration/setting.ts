/** One variable of the environment. */
export interface Setting<T = unknown> {
  readonly variable: string;
  readonly about: string;
  readonly default: string | undefined;
  /** The default in words, where it is not the plain value. */
  readonly defaultInWords?: string;
  readonly parse: (text: string) => T;
}

/** One setting for each field. */
export type SettingsOf<C> = { readonly [K in keyof C]-?: Setting<Exclude<C[K], undefined>> };
