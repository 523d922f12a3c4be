import { PageQuery, QueryInteger, Uuid, Text, field } from '#contracts';
import { largestDocumentBytes } from './upload/examination.js';
import { longestPurpose } from './upload/purpose.js';

export class DocumentQuery extends PageQuery {
  @Uuid({
    optional: true,
    describe: 'Only those that attestations of this review name. People of the staff have to give it.',
  })
  reviewId?: string;
}

export const usualWidth = 1_200;

export class DocumentPageQuery {
  @QueryInteger({
    min: 100,
    max: 3_000,
    optional: true,
    describe: `How many pixels it is to be wide, ${usualWidth} if it is not said. Pictures are never enlarged, and no page is higher than 6,000.`,
  })
  width?: number;
}

/** Documents the form only: `readUploadForm` reads it while it arrives. */
export class UploadDocument {
  @field(
    {
      describe: `The bytes of the document: 1 byte to ${largestDocumentBytes / 1024 / 1024} MiB. Its type is detected from them; the declared type is ignored.`,
    },
    { type: 'string', format: 'binary' },
  )
  file: string;

  @Text({
    max: longestPurpose,
    optional: true,
    example: 'Proof of address',
    describe: 'A note of your own. It has no effect.',
  })
  purpose?: string;
}
