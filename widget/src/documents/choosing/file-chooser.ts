import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { WidgetElement, define } from '../../elements/widget-element.js';
import { acceptedTypes, pictureTypes } from '../upload/acceptance.js';
import { Camera } from './camera.js';
import { fileChooserStyles } from './file-chooser.styles.js';
import { type CameraAim, FilesChosen } from './files-chosen.js';
import { PhonePanel } from './phone-panel.js';

/** The ways to add a file: from this device, with its camera, or with a phone. */
export class FileChooser extends WidgetElement {
  static override readonly sheet = fileChooserStyles;

  /** The id of the input that labels and problems refer to. */
  @property() controlId = '';
  @property() describedBy: string | undefined;
  /** The name of the field, for its label on the phone. */
  @property() name = '';
  @property() aim: CameraAim = 'card';
  @property({ type: Boolean }) several = false;
  @state() private opened: 'camera' | 'phone' | undefined;
  @state() private isOver = false;

  constructor() {
    super();
    define('gatehouse-camera', Camera);
    define('gatehouse-phone-panel', PhonePanel);
    this.addEventListener('dragenter', this.#dragged);
    this.addEventListener('dragover', this.#dragged);
    this.addEventListener('dragleave', this.#left);
    this.addEventListener('drop', this.#dropped);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.opened = undefined;
  }

  override render(): TemplateResult {
    const { documents } = this.context.words;
    return html`<div part="drop-zone" class="drop ${this.isOver ? 'over' : ''}">
        <div class="file-ways">
          ${isHandheld() ? [this.#cameraWay(), this.#fileWay()] : [this.#fileWay(), this.#cameraWay()]} ${this.#phoneWay()}
        </div>
        <p part="hint" class="hint"><span class="by-mouse">${documents.drop} · </span>${this.aim === 'face' ? documents.pictureFormats : documents.formats}</p>
      </div>
      ${this.#openedWay()}`;
  }

  #fileWay(): TemplateResult {
    return html`<label part="button" class="button">
            <input
              class="visually-hidden"
              type="file"
              id=${this.controlId}
              accept=${this.aim === 'face' ? pictureTypes : acceptedTypes}
              ?multiple=${this.several}
              aria-describedby=${this.describedBy ?? nothing}
              @change=${this.#chosen}
            />
            <span>${this.context.words.documents.choose}</span>
          </label>`;
  }

  /** Falls back to the phone's own camera app. */
  #cameraWay(): TemplateResult {
    const word = this.context.words.documents.takePhoto;
    if (hasCameras())
      return html`<button part="button" class="button" type="button" @click=${() => this.#open('camera')}>${word}</button>`;
    const capture = this.aim === 'face' ? 'user' : 'environment';
    return html`<label part="button" class="button">
      <input class="visually-hidden" type="file" accept="image/*" capture=${capture} @change=${this.#chosen} />
      <span>${word}</span>
    </label>`;
  }

  #phoneWay(): TemplateResult | typeof nothing {
    // A phone has its own camera.
    if (this.context.phoneUrl === undefined || isHandheld()) return nothing;
    return html`<button
      part="button"
      class="button"
      type="button"
      aria-expanded=${this.opened === 'phone'}
      @click=${() => (this.opened === 'phone' ? this.#close() : this.#open('phone'))}
    >
      ${this.context.words.documents.usePhone}
    </button>`;
  }

  #openedWay(): TemplateResult | typeof nothing {
    if (this.opened === 'camera')
      return html`<gatehouse-camera
        .context=${this.context}
        .aim=${this.aim}
        @camera-closed=${this.#close}
        @file-wanted=${this.#choose}
      ></gatehouse-camera>`;
    if (this.opened === 'phone')
      return html`<gatehouse-phone-panel
        .context=${this.context}
        .name=${this.name}
        .aim=${this.aim}
        @panel-closed=${this.#closePanel}
      ></gatehouse-phone-panel>`;
    return nothing;
  }

  #open(way: 'camera' | 'phone'): void {
    this.opened = way;
  }

  #close(): void {
    this.opened = undefined;
  }

  #closePanel(): void {
    this.#close();
    this.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }

  #choose(): void {
    this.#close();
    this.querySelector<HTMLInputElement>(`#${CSS.escape(this.controlId)}`)?.click();
  }

  #chosen({ target }: Event): void {
    const input = target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = '';
    this.#hand(files);
  }

  #dragged(event: DragEvent): void {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    this.isOver = true;
  }

  #left({ relatedTarget }: DragEvent): void {
    if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.isOver = false;
  }

  #dropped(event: DragEvent): void {
    event.preventDefault();
    this.isOver = false;
    this.#hand([...(event.dataTransfer?.files ?? [])]);
  }

  #hand(files: readonly File[]): void {
    const taken = this.several ? files : files.slice(0, 1);
    if (taken.length > 0) this.dispatchEvent(new FilesChosen(taken));
  }
}

/** Phones and tablets offer the camera first. */
function isHandheld(): boolean {
  return matchMedia('(hover: none)').matches;
}

/** Available on https pages only. */
function hasCameras(): boolean {
  return (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;
}
