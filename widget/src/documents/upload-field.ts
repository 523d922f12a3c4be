import { type PropertyValues, type TemplateResult, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { UploadedDocument } from '../api/wire.js';
import { FieldElement, idOf } from '../field-element/field-element.js';
import { fieldNameAt } from '../questions/question.js';
import { errorEventOf } from '../elements/error-event.js';
import { define } from '../elements/widget-element.js';
import { uploadFieldStyles } from './upload-field.styles.js';
import { addedCard, spokenState } from './file-card.js';
import { FileChooser } from './choosing/file-chooser.js';
import { FileUpload } from './upload/file-upload.js';
import type { ArrivedFromPhone, CameraAim, FilesChosen } from './choosing/files-chosen.js';
import { type KnownDocument, lookUpDocument, rememberDocument, rememberedDocument } from './known-documents.js';

/** Common to questions that are answered with one or several files. */
export abstract class UploadField<V> extends FieldElement<V> {
  static override readonly sheet = uploadFieldStyles;

  /** Set on a phone: the file is for the page that waits for it, and nothing can be read of it here. */
  @property({ type: Boolean }) forAnother = false;
  /** Uploads in progress, and finished ones of this page, which have a preview. */
  @state() protected uploads: readonly FileUpload[] = [];
  @state() protected spoken = '';
  protected override readonly absence = 'document';
  readonly #lookedUp = new Map<string, KnownDocument | 'gone' | undefined>();
  readonly #fromPhone = new Set<string>();
  #hadFocus = false;

  constructor() {
    super();
    define('gatehouse-file-chooser', FileChooser);
  }

  /** An element that is moved in the document is disconnected and connected again. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const upload of this.uploads) upload.end();
      this.uploads = [];
    });
  }

  protected override willUpdate(_: PropertyValues): void {
    this.#hadFocus = this.contains(this.#focused);
  }

  /** Keeps the focus inside when the focused control disappears. */
  protected override updated(): void {
    if (this.#hadFocus && this.#focused === null) void this.#refocus();
  }

  protected abstract add(document: UploadedDocument): void;

  protected aim(): CameraAim {
    return this.field.kind === 'document' ? (this.field.camera === 'user' ? 'face' : 'card') : 'page';
  }

  protected frame(content: TemplateResult): TemplateResult {
    return html`<fieldset
      part="field"
      class="field documents"
      @files-chosen=${this.#chosen}
      @arrived-from-phone=${this.#arrived}
    >
      <legend part="label">${this.label}${this.optionalMark()}</legend>
      ${this.hintLine()} ${content} ${this.problemLine()}
      <p class="visually-hidden" role="status">${this.spoken}</p>
    </fieldset>`;
  }

  protected chooser(several = false): TemplateResult {
    const describedBy = this.describedBy();
    return html`<gatehouse-file-chooser
      .context=${this.context}
      .controlId=${idOf(this.path)}
      .describedBy=${typeof describedBy === 'string' ? describedBy : undefined}
      .name=${fieldNameAt(this.path)}
      .aim=${this.aim()}
      .several=${several}
    ></gatehouse-file-chooser>`;
  }

  protected addedCard(id: string, actions: TemplateResult, path = this.path): TemplateResult {
    const upload = this.uploads.find(({ documentId }) => documentId === id);
    return addedCard(
      this.context,
      {
        known: this.remembered(id),
        preview: upload?.preview,
        isFromPhone: this.#fromPhone.has(id),
        isFound: this.findingsAt(path).length > 0,
      },
      actions,
    );
  }

  /** Looks up documents of other sessions once. */
  protected remembered(id: string): KnownDocument | undefined {
    const known = rememberedDocument(this.context, id);
    if (known !== undefined) return known;
    if (!this.forAnother && !this.#lookedUp.has(id)) {
      this.#lookedUp.set(id, undefined);
      void lookUpDocument(this.context, id).then((found) => {
        this.#lookedUp.set(id, found);
        this.requestUpdate();
      });
    }
    const found = this.#lookedUp.get(id);
    return found === 'gone' ? undefined : found;
  }

  protected isGone(id: string): boolean {
    return this.#lookedUp.get(id) === 'gone';
  }

  protected leave(upload: FileUpload): void {
    upload.end();
    this.uploads = this.uploads.filter((one) => one !== upload);
    this.spoken = '';
  }

  protected forget(id: string): void {
    for (const upload of this.uploads) if (upload.documentId === id) this.leave(upload);
    if (!this.forAnother) rememberDocument(this.context, id, undefined);
  }

  protected begin(files: readonly File[], isJudged: boolean): void {
    const { gatehouse } = this.context;
    const subject = this.aim() === 'face' ? 'face' : 'document';
    const uploads = files.map((file) => {
      const settings = { gatehouse, subject, isJudged } as const;
      const upload: FileUpload = new FileUpload(file, settings, {
        changed: () => this.#tell(upload),
        added: (document) => this.#keep(document),
        failed: (cause) => this.dispatchEvent(errorEventOf(cause)),
      });
      return upload;
    });
    this.uploads = [...this.uploads, ...uploads];
    this.spoken = this.context.words.documents.examining;
  }

  #chosen(event: FilesChosen): void {
    event.stopPropagation();
    this.begin(event.files, event.isJudged);
  }

  #arrived(event: ArrivedFromPhone): void {
    event.stopPropagation();
    this.#fromPhone.add(event.document.id);
    this.spoken = this.context.words.documents.addedFromPhone;
    this.#keep(event.document);
  }

  #keep(document: UploadedDocument): void {
    if (!this.forAnother) rememberDocument(this.context, document.id, document);
    this.add(document);
  }

  #tell(upload: FileUpload): void {
    this.requestUpdate();
    const words = spokenState(this.context, upload.state);
    if (words !== this.spoken) this.spoken = words;
  }

  get #focused(): Element | null {
    const root = this.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  async #refocus(): Promise<void> {
    await this.querySelector<FileChooser>('gatehouse-file-chooser')?.updateComplete;
    if (this.#focused === null) this.querySelector<HTMLElement>('button, input, select')?.focus();
  }
}
