import { IllegalTransition } from '#errors';

const messages = {
  received: 'The phone has sent its file: one is all that its token is for',
  ended: 'The page that asked for the file has ended meanwhile',
} as const;

export function phoneUploadIsOver(phoneUploadId: string, status: keyof typeof messages): IllegalTransition {
  return new IllegalTransition('phoneUpload', phoneUploadId, status, 'uploadDocument', messages[status]);
}
