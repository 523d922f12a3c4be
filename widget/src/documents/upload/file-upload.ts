import type { Gatehouse } from '../../api/gatehouse.js';
import { newId } from '../../api/new-id.js';
import { ServerRefusal, Trouble } from '../../api/trouble.js';
import type { UploadedDocument } from '../../api/wire.js';
import { type FileFormat, formatOf, headBytes, largestBytes, needsRedrawing, rejectionOf } from './acceptance.js';
import { measurePicture } from '../picture/measure-picture.js';
import { type PictureFlaw, type PictureSubject, pictureFlaws } from '../picture/quality.js';
import { redrawPicture } from './redraw-picture.js';
import { type UploadFailure, uploadFailureOf } from './upload-failure.js';

export type UploadState =
  | { readonly at: 'examining' }
  /** The picture has flaws: the person decides whether to use it. */
  | { readonly at: 'advised'; readonly flaws: readonly PictureFlaw[] }
  | { readonly at: 'uploading'; readonly share: number }
  | ({ readonly at: 'failed' } & UploadFailure)
  | { readonly at: 'added'; readonly document: UploadedDocument };

/** Told about the progress of one file. */
export interface UploadListener {
  changed(): void;
  added(document: UploadedDocument): void;
  failed(cause: Trouble | ServerRefusal): void;
}

export interface UploadSettings {
  readonly gatehouse: Gatehouse;
  readonly subject: PictureSubject;
  /** The person has already looked at the picture and accepted it. */
  readonly isJudged: boolean;
}

/** The upload of one file: examined, sent, and retried without ever storing it twice. */
export class FileUpload {
  state: UploadState = { at: 'examining' };
  /** A `blob:` URL, for pictures only. */
  preview: string | undefined;
  readonly #idempotencyKey = newId();
  readonly #stopping = new AbortController();
  #sent: { readonly content: Blob; readonly fileName: string };

  constructor(
    readonly file: File,
    private readonly settings: UploadSettings,
    private readonly listener: UploadListener,
  ) {
    this.#sent = { content: file, fileName: file.name };
    void this.#examine().catch((cause: unknown) => this.#fail(uploadFailureOf(cause)));
  }

  get fileName(): string {
    return this.#sent.fileName;
  }

  get documentId(): string | undefined {
    return this.state.at === 'added' ? this.state.document.id : undefined;
  }

  get isInProgress(): boolean {
    return this.state.at !== 'added' && !(this.state.at === 'failed' && !this.state.mayRetry);
  }

  /** Sends, or retries with the same bytes and the same idempotency key, so that the server keeps one document. */
  send(): void {
    if (this.#stopping.signal.aborted) return;
    this.#become({ at: 'uploading', share: 0 });
    void this.#upload().catch((cause: unknown) => {
      if (this.#stopping.signal.aborted) return;
      this.#fail(uploadFailureOf(cause));
      this.listener.failed(
        cause instanceof Trouble || cause instanceof ServerRefusal ? cause : new Trouble('internal'),
      );
    });
  }

  /** Cancels the upload and frees the preview. */
  end(): void {
    this.#stopping.abort();
    if (this.preview !== undefined) URL.revokeObjectURL(this.preview);
    this.preview = undefined;
  }

  async #examine(): Promise<void> {
    const { file, settings } = this;
    const format = formatOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
    const rejection = rejectionOf(format, file.size);
    if (rejection !== undefined) this.#fail({ reason: rejection, mayRetry: false });
    else if (format === undefined || format === 'pdf') this.send();
    else {
      const flaws = settings.isJudged ? [] : await this.#flaws(format);
      if (needsRedrawing(format, file.size)) await this.#redraw(format);
      if (this.#stopping.signal.aborted || this.state.at !== 'examining') return;
      this.preview = URL.createObjectURL(this.#sent.content);
      if (flaws.length > 0) this.#become({ at: 'advised', flaws });
      else this.send();
    }
  }

  async #flaws(format: FileFormat): Promise<readonly PictureFlaw[]> {
    const measured = await measurePicture(this.file, `image/${format}`);
    return measured === undefined ? [] : pictureFlaws(measured, measured.figures, this.settings.subject);
  }

  async #redraw(format: FileFormat): Promise<void> {
    const content = await redrawPicture(this.file);
    const fileName = this.file.name.replace(/(\.[^.]*)?$/, '.jpg');
    if (content !== undefined) this.#sent = { content, fileName };
    else if (this.file.size > largestBytes) this.#fail({ reason: 'tooLarge', mayRetry: false });
    else if (format === 'heic') this.#fail({ reason: 'type', mayRetry: false });
  }

  async #upload(): Promise<void> {
    const { gatehouse } = this.settings;
    const { content, fileName } = this.#sent;
    const options = {
      fileName,
      idempotencyKey: this.#idempotencyKey,
      onProgress: (share: number) => this.#become({ at: 'uploading', share }),
      signal: this.#stopping.signal,
    };
    const document = await gatehouse.addDocument(content, options);
    if (this.#stopping.signal.aborted) return;
    this.#become({ at: 'added', document });
    this.listener.added(document);
  }

  #fail(failure: UploadFailure): void {
    this.#become({ at: 'failed', ...failure });
  }

  #become(state: UploadState): void {
    if (this.#stopping.signal.aborted) return;
    this.state = state;
    this.listener.changed();
  }
}
