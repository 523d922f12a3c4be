import { Text, field } from '#contracts';
import { largestDocumentBytes } from './upload/examination.js';
import { longestPurpose } from './upload/upload-form.js';

/** Documents the form only: `readUploadForm` reads it while it arrives. */
export class UploadDocument {
  @field(
    {
      describe: `The bytes of the document: 1 byte to ${largestDocumentBytes / 1024 / 1024} MiB. Its type is told by them, not by what is said of it.`,
    },
    { type: 'string', format: 'binary' },
  )
  file: string;

  @Text({
    max: longestPurpose,
    optional: true,
    example: 'Proof of address',
    describe: 'A note of yours. It changes nothing.',
  })
  purpose?: string;
}
