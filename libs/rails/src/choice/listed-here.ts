import type { ProviderConfig } from '../provider/provider-settings.js';
import type { Provider, Providers } from '../provider/providers.js';
import type { ListedRail, NamedRail } from './rail-list.js';

/** The providers where any is configured, else the sandbox, unless it is live. */
export function listedHere<R extends NamedRail>(
  { mode }: ProviderConfig,
  { all }: Providers,
  sandbox: R,
  of: (provider: Provider) => R,
): ListedRail<R>[] {
  if (all.length === 0 && mode === 'sandbox')
    return [{ rail: sandbox, currencies: undefined, preference: 1, share: 1 }];
  return all.map((provider) => {
    const { currencies, preference, share } = provider.settings;
    return { rail: of(provider), currencies, preference, share };
  });
}
