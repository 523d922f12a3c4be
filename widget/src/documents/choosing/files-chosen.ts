import type { UploadedDocument } from '../../api/wire.js';

/** Somebody has chosen files, or taken a photo and found it good. */
export class FilesChosen extends Event {
  static readonly type = 'files-chosen';

  constructor(
    readonly files: readonly File[],
    readonly isJudged = false,
  ) {
    super(FilesChosen.type, { bubbles: true });
  }
}

/** A phone has sent what was asked of it. */
export class ArrivedFromPhone extends Event {
  static readonly type = 'arrived-from-phone';

  constructor(readonly document: UploadedDocument) {
    super(ArrivedFromPhone.type, { bubbles: true });
  }
}

/** The shape of what is in front of the camera. */
export type CameraAim = 'card' | 'page' | 'face';
