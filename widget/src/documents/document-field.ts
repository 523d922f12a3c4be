import { type TemplateResult, html } from 'lit';
import { state } from 'lit/decorators.js';
import type { UploadedDocument } from '../api/wire.js';
import type { Problem } from '../questions/problem.js';
import { UploadField } from './upload-field.js';
import { uploadCard } from './file-card.js';

/** A question that is answered with one file. */
export class DocumentField extends UploadField<{ readonly documentId: string }> {
  /** A replacement is being chosen; the current file stays until it is uploaded. */
  @state() private isReplacing = false;

  override render(): TemplateResult {
    return this.frame(this.#content());
  }

  override found(): readonly Problem[] {
    const isUploading = this.uploads.some((upload) => upload.isInProgress);
    return isUploading ? [{ path: this.path, code: 'stillUploading' }] : super.found();
  }

  protected override check(): readonly Problem[] {
    const id = this.value?.documentId;
    return id !== undefined && this.isGone(id) ? [{ path: this.path, code: 'documentGone' }] : [];
  }

  protected override add({ id }: UploadedDocument): void {
    const before = this.value?.documentId;
    const { spoken } = this;
    if (before !== undefined && before !== id) this.forget(before);
    // Screen readers should hear about the new file, not about the removal of the old one.
    this.spoken = spoken;
    this.isReplacing = false;
    this.change({ documentId: id });
  }

  protected override begin(files: readonly File[], isJudged: boolean): void {
    for (const upload of this.uploads) if (upload.state.at !== 'added') this.leave(upload);
    super.begin(files, isJudged);
  }

  #content(): TemplateResult {
    const { shell, documents } = this.context.words;
    const unfinished = this.uploads.find((upload) => upload.state.at !== 'added');
    if (unfinished !== undefined) {
      const card = uploadCard(this.context, unfinished, () => this.leave(unfinished));
      return unfinished.isInProgress ? card : html`${card} ${this.chooser()}`;
    }
    const id = this.value?.documentId;
    if (id === undefined || this.isGone(id)) return this.chooser();
    if (this.isReplacing)
      return html`${this.chooser()}
        <button part="button" class="button quiet" type="button" @click=${() => (this.isReplacing = false)}>${shell.cancel}</button>`;
    return this.addedCard(
      id,
      html`<button part="button" class="button" type="button" @click=${() => (this.isReplacing = true)}>${documents.replace}</button>
        <button part="button" class="button quiet" type="button" @click=${() => this.#takeOut(id)}>${shell.remove}</button>`,
    );
  }

  #takeOut(id: string): void {
    this.forget(id);
    this.change(undefined);
  }
}
