import type { Caller } from '#auth';
import type { Scope } from '#contracts';
import { Forbidden } from '#errors';
import { Config, type SettingsOf, choiceOf, declareSettings } from '#runtime';

/** Whether the operator alone may make keys that move money or decide. */
export abstract class LiveKeysConfig extends Config {
  readonly liveKeysByOperator: 'on' | 'off';
}

const settings: SettingsOf<Omit<LiveKeysConfig, keyof Config>> = {
  liveKeysByOperator: {
    variable: 'LIVE_KEYS_BY_OPERATOR',
    default: 'off',
    about:
      'In `live`, keys with `payouts:execute` or `compliance:decide` are not made by the operator alone; `on` lets it, and each one is logged',
    parse: choiceOf(['on', 'off']),
  },
};

export const liveKeysConfig = declareSettings(LiveKeysConfig, settings);

const weighty: readonly Scope[] = ['payouts:execute', 'compliance:decide'];

/** The scope of a new key, if any, for which a second person would have to agree. */
export function weightyScope(config: Config, caller: Caller, scopes: readonly Scope[]): Scope | undefined {
  if (config.mode !== 'live' || caller.kind !== 'operator') return undefined;
  return scopes.find((scope) => weighty.includes(scope));
}

export function refuseUnlessAllowed({ liveKeysByOperator }: LiveKeysConfig, scope: Scope): void {
  if (liveKeysByOperator === 'on') return;
  const message = `In live, the operator alone makes no key with ${scope}: set LIVE_KEYS_BY_OPERATOR=on if nobody else can agree to it`;
  throw new Forbidden(scope, message);
}
