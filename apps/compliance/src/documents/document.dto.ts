import { Text, field } from '#contracts';
import { largestDocumentBytes } from './upload/examination.js';
import { longestPurpose } from './upload/read-upload-form.js';

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
