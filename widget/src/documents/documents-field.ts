import { type TemplateResult, html, nothing } from 'lit';
import type { UploadedDocument } from '../api/wire.js';
import type { FieldElement } from '../field-element/field-element.js';
import type { Question } from '../questions/question.js';
import type { FieldFinding, Problem } from '../questions/problem.js';
import { UploadField } from './upload-field.js';
import { uploadCard } from './file-card.js';

interface Item {
  readonly documentId: string;
  readonly documentType?: string;
  readonly issuedOn?: string;
}

const most = 10;

/** One to ten files, with the questions about each. */
export class DocumentsField extends UploadField<readonly Item[]> {
  override render(): TemplateResult {
    const { words } = this.context;
    const items = this.value ?? [];
    this.inner.keep(items.flatMap((_, index) => this.#questionsAt(index).map(({ path }) => path)));
    const unfinished = this.uploads.filter((upload) => upload.state.at !== 'added');
    return this.frame(html`<ul class="files">
        ${items.map(
          (item, index) =>
            html`<li part="document" class="file-item ${this.#questionsAt(index).length > 0 ? 'asking' : ''}">${this.#item(item, index)}</li>`,
        )}
        ${unfinished.map((upload) => html`<li class="file-item">${uploadCard(this.context, upload, () => this.leave(upload))}</li>`)}
      </ul>
      ${
        items.length + unfinished.length >= most
          ? nothing
          : html`${items.length + unfinished.length === 0 ? nothing : html`<p class="another">${words.documents.another}</p>`}
            ${this.chooser(true)}`
      }`);
  }

  override found(): readonly Problem[] {
    const { path } = this;
    if (this.uploads.some((upload) => upload.isInProgress)) return [{ path, code: 'stillUploading' }];
    return super.found();
  }

  protected override check(): readonly Problem[] {
    const items = this.value ?? [];
    if (items.length > most) return [{ path: this.path, code: 'tooManyDocuments', params: { count: most } }];
    const gone = items.flatMap(({ documentId }, index) =>
      this.isGone(documentId) ? [{ path: `${this.path}.${index}`, code: 'documentGone' } as const] : [],
    );
    return [...gone, ...items.flatMap((_, index) => this.#foundAt(index))];
  }

  override focusAt(path: string = this.path): void {
    const inner = this.inner.at(path);
    if (inner === undefined) super.focusAt(path);
    else inner.focusAt(path);
  }

  protected override add({ id }: UploadedDocument): void {
    const items = this.value ?? [];
    if (items.some(({ documentId }) => documentId === id)) return;
    // The next file may arrive before the form has updated the value.
    this.value = [...items, { documentId: id }];
    this.change(this.value);
  }

  /** Ignores files beyond the limit. */
  protected override begin(files: readonly File[], isJudged: boolean): void {
    const unfinished = this.uploads.filter((upload) => upload.state.at !== 'added').length;
    super.begin(files.slice(0, most - (this.value ?? []).length - unfinished), isJudged);
  }

  #item({ documentId }: Item, index: number): TemplateResult {
    const { shell } = this.context.words;
    return html`${this.addedCard(
      documentId,
      html`<button part="button" class="button quiet" type="button" @click=${() => this.#takeOut(documentId)}>${shell.remove}</button>`,
      `${this.path}.${index}`,
    )}
      ${this.problemLine(`${this.path}.${index}`)}
      <div role="group" aria-label=${this.remembered(documentId)?.fileName ?? nothing}>
        ${this.#questionsAt(index).map((question) => this.#create(question, `${this.path}.${index}`))}
      </div>`;
  }

  /** What was said of a file that will not do is not kept. */
  #create(question: Question, item: string): FieldElement {
    const { context, values, problems } = this;
    const earlier = this.findingsAt(item).some(({ isBlocking }) => isBlocking) ? undefined : this.earlier;
    return this.inner.of(question, { context, values, earlier, problems });
  }

  /** What is about a document that is not shown, such as one of an earlier session, is told before all of them. */
  protected override findingsAt(path: string): readonly FieldFinding[] {
    if (path !== this.path) return super.findingsAt(path);
    const shown = (this.value ?? []).map((_, index) => `${this.path}.${index}`);
    return this.findings.filter((finding) => !shown.includes(finding.path));
  }

  #foundAt(index: number): readonly Problem[] {
    return this.#questionsAt(index).flatMap(({ path }) => this.inner.at(path)?.found() ?? []);
  }

  #questionsAt(index: number): readonly Question[] {
    if (this.field.kind !== 'documents') return [];
    const { documentTypes: options, issuedOn } = this.field;
    const at = (name: string): string => `${this.path}.${index}.${name}`;
    return [
      ...(options === undefined
        ? []
        : [{ path: at('documentType'), name: 'documentType', field: { kind: 'choice', options } } as const]),
      ...(issuedOn === undefined
        ? []
        : [{ path: at('issuedOn'), name: 'issuedOn', field: { kind: 'date', of: 'recent' } } as const]),
    ];
  }

  #takeOut(id: string): void {
    this.forget(id);
    const left = (this.value ?? []).filter(({ documentId }) => documentId !== id);
    this.change(left.length === 0 ? undefined : left);
  }
}
