import { Config, type SettingsOf, declareSettings, nonEmptyText } from '#runtime';

/** Where the operator puts lists. */
export abstract class ScreeningConfig extends Config {
  readonly screeningLists: string | undefined;
}

const settings: SettingsOf<Omit<ScreeningConfig, keyof Config>> = {
  screeningLists: {
    variable: 'SCREENING_LISTS',
    default: undefined,
    defaultInWords: 'none: lists come by `POST /screening/lists` alone',
    about:
      'A folder that is looked at every hour for lists of names and wallets, each a file `<name>.<format>.<ending>` such as `ofac.ofacXml.xml`. One that has changed replaces what its name stood for',
    parse: nonEmptyText,
  },
};

export const screeningConfig = declareSettings(ScreeningConfig, settings);
