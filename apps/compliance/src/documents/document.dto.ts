import { Text, field } from '#contracts';

/** How the form is documented; it is read while it arrives, by `readUploadForm`. */
export class UploadDocument {
  @field(
    { describe: 'The bytes of the document: 1 byte to 10 MiB. Its type is told by them, not by what is said of it.' },
    { type: 'string', format: 'binary' },
  )
  file: string;

  @Text({ max: 200, optional: true, example: 'Proof of address', describe: 'A note of yours. It changes nothing.' })
  purpose?: string;
}
