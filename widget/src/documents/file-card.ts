import { type TemplateResult, html, nothing, svg } from 'lit';
import type { Context } from '../elements/context.js';
import { phrase } from '../languages/phrases.js';
import { largestMegabytes } from './upload/acceptance.js';
import type { FileUpload, UploadState } from './upload/file-upload.js';
import { type KnownDocument, sizeIn } from './known-documents.js';

export interface AddedFile {
  readonly known: KnownDocument | undefined;
  readonly preview: string | undefined;
  readonly isFromPhone: boolean;
  /** The checks found something in it, which is told below. */
  readonly isFound: boolean;
}

/** The card of an uploaded file. */
export function addedCard(
  context: Context,
  { known, preview, isFromPhone, isFound }: AddedFile,
  actions: unknown,
): TemplateResult {
  const { documents } = context.words;
  const about = [
    ...(isFound ? [] : [isFromPhone ? documents.addedFromPhone : documents.added]),
    ...(known === undefined ? [] : [sizeIn(context.locale, known.sizeBytes)]),
  ];
  return card(isFound ? 'added found' : 'added', {
    picture: thumbnail(preview),
    text: html`<p class="file-name"><bdi>${known?.fileName ?? documents.unknownName}</bdi></p>
      <p class="file-about">${isFound ? nothing : html`<span class="file-mark">${tick}</span>`}${about.join(' · ')}</p>`,
    actions,
  });
}

/** The card of a file that is being uploaded. */
export function uploadCard(context: Context, upload: FileUpload, leave: () => void): TemplateResult {
  const { state, fileName, preview } = upload;
  const { shell, documents } = context.words;
  const text = html`<p class="file-name"><bdi>${fileName}</bdi></p>
    ${
      state.at === 'uploading'
        ? html`<progress class="file-progress" max="1" .value=${state.share} aria-label=${documents.sending}></progress>
          <p class="file-about" aria-hidden="true">${stateText(context, state)}</p>`
        : html`<p class="file-about">${stateText(context, state)}</p>`
    }`;
  if (state.at === 'advised')
    return card('advised', {
      picture: html`<img class="file-look" src=${preview ?? nothing} alt=${phrase(documents.previewOf, { name: fileName })} />`,
      text: html`${text}
        <ul class="file-flaws">
          ${state.flaws.map((flaw) => html`<li>${documents.quality[flaw]}</li>`)}
        </ul>`,
      actions: html`<button part="button" class="button" type="button" @click=${leave}>${documents.quality.chooseAnother}</button>
        <button part="button" class="button quiet" type="button" @click=${() => upload.send()}>${documents.quality.useAnyway}</button>`,
    });
  return card(state.at, {
    picture: thumbnail(preview),
    text,
    actions: html`${
      state.at === 'failed' && state.mayRetry
        ? html`<button part="button" class="button" type="button" @click=${() => upload.send()}>${shell.retry}</button>`
        : nothing
    }
      <button part="button" class="button quiet" type="button" @click=${leave}>
        ${state.at !== 'failed' ? shell.cancel : state.mayRetry ? shell.remove : shell.close}
      </button>`,
  });
}

/** The text for screen readers, without the percentage, which they read from the progress bar. */
export function spokenState({ words }: Context, state: UploadState): string {
  if (state.at === 'uploading') return words.documents.sending;
  if (state.at === 'advised') return state.flaws.map((flaw) => words.documents.quality[flaw]).join(' ');
  return stateText({ words }, state);
}

function stateText({ words }: Pick<Context, 'words'>, state: UploadState): string {
  const { documents, rejectedFiles } = words;
  switch (state.at) {
    case 'examining':
      return documents.examining;
    case 'advised':
      return '';
    case 'uploading':
      return phrase(documents.uploading, { percent: Math.floor(state.share * 100) });
    case 'failed':
      return phrase(rejectedFiles[state.reason], { megabytes: largestMegabytes });
    case 'added':
      return documents.added;
  }
}

interface CardParts {
  readonly picture: TemplateResult;
  readonly text: TemplateResult;
  readonly actions: unknown;
}

function card(kind: string, { picture, text, actions }: CardParts): TemplateResult {
  return html`<div part="file" class="file ${kind}">
    ${picture}
    <div class="file-text">${text}</div>
    <div class="file-actions">${actions}</div>
  </div>`;
}

/** Decorative: the file name stands beside it. */
function thumbnail(preview: string | undefined): TemplateResult {
  if (preview !== undefined)
    return html`<img part="thumbnail" class="file-thumbnail" src=${preview} alt="" decoding="async" />`;
  return html`<span part="thumbnail" class="file-thumbnail">${sheet}</span>`;
}

const sheet = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5" />`}
</svg>`;
const tick = html`<svg class="icon small" viewBox="0 0 24 24" aria-hidden="true">
  ${svg`<path d="M5 12.5l4.5 4.5L19 7.5" />`}
</svg>`;
