import type { PhoneUpload } from '#auth';
import { Choice, Instant, Text, Uuid } from '#contracts';

export const phoneUploadStatuses = ['waiting', 'received', 'ended'] as const;
export type PhoneUploadStatus = (typeof phoneUploadStatuses)[number];

export class PhoneUploadView {
  @Uuid()
  id: string;

  @Choice(phoneUploadStatuses, { describe: '`ended` once it expired or was ended without a file.' })
  status: PhoneUploadStatus;

  @Text({ min: 4, max: 4, example: '4827', describe: 'Show it: the phone shows the same.' })
  matchingCode: string;

  @Instant({ describe: 'Ten minutes after it was created, or when the session ends.' })
  expiresAt: string;

  @Uuid({ optional: true, describe: 'What the phone uploaded.' })
  documentId?: string;
}

export class CreatedPhoneUploadView extends PhoneUploadView {
  @Text({
    max: 100,
    optional: true,
    example: 'gpu_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe:
      'For the phone. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.',
  })
  token?: string;
}

export class CurrentPhoneUploadView {
  @Uuid()
  id: string;

  @Choice(phoneUploadStatuses)
  status: PhoneUploadStatus;

  @Text({ max: 200, describe: 'For whom the file is: people are asked whether that is them.' })
  organizationName: string;

  @Text({
    min: 4,
    max: 4,
    example: '4827',
    describe: 'People compare it with what the page that showed the code says.',
  })
  matchingCode: string;

  @Instant()
  expiresAt: string;
}

export function phoneUploadView(upload: PhoneUpload, status: PhoneUploadStatus): PhoneUploadView {
  const { id, matchingCode, expiresAt, documentId } = upload;
  return {
    id,
    status,
    matchingCode,
    expiresAt: expiresAt.toISOString(),
    ...(documentId === null ? {} : { documentId }),
  };
}
