import { Config, type SettingsOf, declareSettings, integerBetween } from '#runtime';

/** How long the staff has for a review. */
export abstract class CaseConfig extends Config {
  readonly reviewHours: number;
}

const settings: SettingsOf<Omit<CaseConfig, keyof Config>> = {
  reviewHours: {
    variable: 'REVIEW_HOURS',
    default: '48',
    about: 'How many hours after its submission a review is due: the staff sees it as `dueAt`',
    parse: integerBetween(1, 8_760),
  },
};

export const caseConfig = declareSettings(CaseConfig, settings);
