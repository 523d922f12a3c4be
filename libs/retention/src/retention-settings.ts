import { Config, type SettingsOf, declareSettings } from '#runtime';
import { type Retention, retention } from './retention.js';

/** How long what is only of use for a time is kept. */
export abstract class RetentionConfig extends Config {
  readonly retention: Retention;
}

const settings: SettingsOf<Omit<RetentionConfig, keyof Config>> = {
  retention: {
    variable: 'RETENTION',
    default: 'events=400d deliveries=30d idempotency=1d',
    about:
      'For how many days events, deliveries and answers to idempotency keys are kept; what is left out stays as by default. Events then go, month by month, into sealed files (`npm run archive`); the ledger and the audit trail stay for good',
    parse: retention,
  },
};

export const retentionConfig = declareSettings(RetentionConfig, settings);
