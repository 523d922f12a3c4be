export * from './conversion.js';
export * from './payout-rail.js';
export { PayoutRails } from './payout-rails.js';
export { ProviderCallbacks } from './provider/provider-callbacks.js';
export { ProviderReport } from './provider/provider.dto.js';
export { RailsModule } from './rails.module.js';
export { sandboxOutcomes } from './sandbox/outcomes.js';
export type { SupportedBank } from './banks/bank-list.js';
export { Banks } from './banks/banks.js';
