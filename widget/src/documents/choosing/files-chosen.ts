import type { UploadedDocument } from '../../api/wire.js';

/** Files were chosen, or a photo was taken and accepted. */
export class FilesChosen extends Event {
  static readonly type = 'files-chosen';

  constructor(
    readonly files: readonly File[],
    readonly isJudged = false,
  ) {
    super(FilesChosen.type, { bubbles: true });
  }
}

/** The photo from the phone was uploaded. */
export class ArrivedFromPhone extends Event {
  static readonly type = 'arrived-from-phone';

  constructor(readonly document: UploadedDocument) {
    super(ArrivedFromPhone.type, { bubbles: true });
  }
}

/** Which frame the camera shows. */
export type CameraAim = 'card' | 'page' | 'face';
