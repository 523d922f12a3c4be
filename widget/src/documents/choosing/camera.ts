import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { WidgetElement } from '../../elements/widget-element.js';
import { cameraStyles } from './camera.styles.js';
import { type CameraAim, FilesChosen } from './files-chosen.js';
import { drawPixels, measurePicture } from '../picture/measure-picture.js';
import { figuresOf } from '../picture/picture-figures.js';
import { type PictureFlaw, exposureFlaw, pictureFlaws } from '../picture/quality.js';
import { takePhoto } from '../picture/take-photo.js';

type Stage =
  | { readonly at: 'starting' | 'denied' | 'none' }
  | { readonly at: 'looking'; readonly hint: PictureFlaw | undefined }
  | { readonly at: 'taken'; readonly photo: Blob; readonly url: string; readonly flaws: readonly PictureFlaw[] };

/** The video is sampled this often, at this size: enough to judge the exposure. */
const lookMilliseconds = 700;
const lookSide = 240;

/** Takes a photo in a modal dialog. */
export class Camera extends WidgetElement {
  static override readonly sheet = cameraStyles;

  @property() aim: CameraAim = 'card';
  @state() private stage: Stage = { at: 'starting' };
  @state() private devices: readonly MediaDeviceInfo[] = [];
  #stream: MediaStream | undefined;
  #deviceId: string | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override render(): TemplateResult {
    const { shell, documents } = this.context.words;
    const { camera } = documents;
    return html`<dialog part="dialog" class="camera" aria-labelledby="camera-title" @close=${this.#closed} @click=${this.#clickedOutside}>
      <h3 id="camera-title" tabindex="-1" autofocus>${camera.title}</h3>
      ${this.#view()}
      <div part="actions" class="actions">
        ${this.#actions()}
        <button part="button" class="button" type="button" @click=${this.#close}>${shell.cancel}</button>
      </div>
    </dialog>`;
  }

  protected override firstUpdated(): void {
    this.#dialog?.showModal();
    void this.#start();
  }

  #view(): TemplateResult {
    const { documents } = this.context.words;
    const { stage } = this;
    if (stage.at === 'denied' || stage.at === 'none')
      return html`<p part="note" class="note warning" role="alert">${documents.camera[stage.at]}</p>`;
    if (stage.at === 'taken')
      return html`<div class="camera-stage"><img src=${stage.url} alt=${documents.camera.taken} /></div>
        <p class="camera-hint" role="status">${flawWords(this.context.words, stage.flaws)}</p>`;
    const aimWords = this.aim === 'face' ? documents.camera.aimFace : documents.camera.aimDocument;
    const hint = stage.at === 'looking' && stage.hint !== undefined ? documents.quality[stage.hint] : aimWords;
    return html`<div class="camera-stage">
        <video class=${this.#isMirrored ? 'mirrored' : ''} autoplay muted playsinline></video>
        ${stage.at === 'starting' ? html`<span class="camera-wait">${documents.camera.starting}</span>` : html`<span class="camera-aim ${this.aim}"></span>`}
      </div>
      <p class="camera-hint" role="status">${hint}</p>`;
  }

  #actions(): TemplateResult | typeof nothing {
    const { quality, camera, choose } = this.context.words.documents;
    const { stage } = this;
    switch (stage.at) {
      case 'starting':
        return nothing;
      case 'denied':
      case 'none':
        return html`<button part="button primary" class="button primary" type="button" @click=${() => this.#leave('file-wanted')}>${choose}</button>`;
      case 'looking':
        return html`<button part="button primary" class="button primary" type="button" @click=${this.#shoot}>${camera.shoot}</button>
          ${
            this.devices.length < 2
              ? nothing
              : html`<button part="button" class="button" type="button" @click=${this.#switchCamera}>${camera.switch}</button>`
          }`;
      case 'taken':
        return html`<button part="button primary" class="button primary" type="button" @click=${() => this.#use(stage.photo)}>
            ${stage.flaws.length > 0 ? quality.useAnyway : camera.use}
          </button>
          <button part="button" class="button" type="button" @click=${this.#again}>${quality.takeAgain}</button>`;
    }
  }

  async #start(): Promise<void> {
    this.#stop();
    this.stage = { at: 'starting' };
    const which =
      this.#deviceId === undefined
        ? { facingMode: { ideal: this.aim === 'face' ? 'user' : 'environment' } }
        : { deviceId: { exact: this.#deviceId } };
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        video: { ...which, width: { ideal: 3_840 }, height: { ideal: 2_160 } },
        audio: false,
      });
      this.#stream = stream;
      if (this.isConnected) await this.#show(stream);
      else this.#stop();
    } catch (cause) {
      const isDenied = cause instanceof DOMException && cause.name === 'NotAllowedError';
      this.#stop();
      this.stage = { at: isDenied ? 'denied' : 'none' };
    }
  }

  async #show(stream: MediaStream): Promise<void> {
    const { video } = this;
    if (video === null) return;
    video.srcObject = stream;
    await video.play();
    const all = await navigator.mediaDevices.enumerateDevices();
    this.devices = all.filter(({ kind }) => kind === 'videoinput');
    this.stage = { at: 'looking', hint: undefined };
    this.#looking = setInterval(() => this.#look(), lookMilliseconds);
    await this.updateComplete;
    this.querySelector<HTMLElement>('.primary')?.focus();
  }

  /** Judges the exposure only; sharpness is judged on the photo. */
  #look(): void {
    const { video, stage } = this;
    if (stage.at !== 'looking' || video === null || video.videoWidth === 0) return;
    const size = { width: video.videoWidth, height: video.videoHeight };
    const hint = exposureFlaw(figuresOf(drawPixels(video, size, lookSide)));
    if (hint !== stage.hint) this.stage = { at: 'looking', hint };
  }

  #shoot(): Promise<void> {
    return this.guard(() => this.#takePhoto());
  }

  async #takePhoto(): Promise<void> {
    const { video } = this;
    const [track] = this.#stream?.getVideoTracks() ?? [];
    clearInterval(this.#looking);
    const photo = video === null || track === undefined ? undefined : await takePhoto(track, video);
    if (!this.isConnected) return;
    if (photo === undefined) {
      this.#stop();
      this.stage = { at: 'none' };
      return;
    }
    const measured = await measurePicture(photo, photo.type);
    const flaws =
      measured === undefined ? [] : pictureFlaws(measured, measured.figures, this.aim === 'face' ? 'face' : 'document');
    this.stage = { at: 'taken', photo, url: URL.createObjectURL(photo), flaws };
    await this.updateComplete;
    this.querySelector<HTMLElement>('.primary')?.focus();
  }

  async #again(): Promise<void> {
    this.#dropPhoto();
    await this.#start();
  }

  async #switchCamera(): Promise<void> {
    const current = this.#stream?.getVideoTracks()[0]?.getSettings().deviceId;
    const index = this.devices.findIndex(({ deviceId }) => deviceId === current);
    this.#deviceId = this.devices[(index + 1) % this.devices.length]?.deviceId;
    await this.#start();
  }

  #use(photo: Blob): void {
    const extension = photo.type === 'image/png' ? 'png' : 'jpg';
    const file = new File([photo], `${this.context.words.documents.photoName}.${extension}`, { type: photo.type });
    const chooser = this.parentElement;
    this.#close();
    chooser?.dispatchEvent(new FilesChosen([file], true));
  }

  /** Closing the dialog restores the focus. */
  #close(): void {
    this.#dialog?.close();
  }

  #closed(): void {
    this.#leave('camera-closed');
  }

  #leave(event: 'camera-closed' | 'file-wanted'): void {
    this.#stop();
    this.dispatchEvent(new Event(event));
  }

  #clickedOutside({ target }: Event): void {
    if (target === this.#dialog) this.#close();
  }

  #stop(): void {
    clearInterval(this.#looking);
    if (this.#stream !== undefined) endOf(this.#stream);
    this.#stream = undefined;
    this.#dropPhoto();
  }

  #dropPhoto(): void {
    if (this.stage.at === 'taken') URL.revokeObjectURL(this.stage.url);
  }

  get #isMirrored(): boolean {
    const facing = this.#stream?.getVideoTracks()[0]?.getSettings().facingMode;
    return (facing ?? (this.aim === 'face' ? 'user' : 'environment')) === 'user';
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog');
  }

  private get video(): HTMLVideoElement | null {
    return this.querySelector('video');
  }
}

function endOf(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function flawWords({ documents }: Camera['context']['words'], flaws: readonly PictureFlaw[]): string {
  return flaws.length === 0 ? documents.quality.good : flaws.map((flaw) => documents.quality[flaw]).join(' ');
}
