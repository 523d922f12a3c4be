import { Config, type SettingsOf, declareSettings, integerBetween } from '#runtime';

/** How much of what people upload is kept. */
export abstract class DocumentsConfig extends Config {
  readonly reviewDocumentsMebibytes: number;
}

const settings: SettingsOf<Omit<DocumentsConfig, keyof Config>> = {
  reviewDocumentsMebibytes: {
    variable: 'REVIEW_DOCUMENTS_MEBIBYTES',
    default: '200',
    about:
      'How many MiB of documents one review may hold, with those about the persons it lists, also what is used and what was replaced',
    parse: integerBetween(1, 1_000_000),
  },
};

export const documentsConfig = declareSettings(DocumentsConfig, settings);
