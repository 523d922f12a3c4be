import { IllegalTransition } from '#errors';

export function phoneHasSent(phoneUploadId: string): IllegalTransition {
  const message = 'The phone has sent its file: one is all that its token is for';
  return new IllegalTransition('phoneUpload', phoneUploadId, 'received', 'uploadDocument', message);
}
