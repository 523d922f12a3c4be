import { html, type Html } from './html.js';

/** The guide whose page has a live element, and what that page loads beside what every page loads. */
export const stagedGuide = 'widget';
export const stageFiles = ['stage.css', 'stage.js'] as const;

/**
 * The live element on a real review, with controls that the script of the page handles. In live mode there is no
 * sandbox to create a review, so a note is shown instead.
 */
export function widgetStage(mode: 'sandbox' | 'live'): Html {
  const content =
    mode === 'live'
      ? html`<p class="quiet">This Gatehouse runs in live mode. In a sandbox, you can try the element here.</p>`
      : html`${controls}<div id="stage-room" class="room"><div id="stage-place" class="place"><p class="quiet">The sandbox comes with a small partner site. It creates an organization and a review for you, and shows the element.</p><p><button type="button" id="stage-begin" class="act" disabled>Create a review</button></p><p id="stage-told" class="quiet" role="status">This needs JavaScript.</p></div></div>
<div class="heard"><h3>Events on the page</h3><p id="stage-silence" class="quiet">None yet.</p><ol id="stage-events"></ol></div>`;
  return html`<section class="stage" aria-labelledby="stage-title"><h2 id="stage-title">Live</h2>${content}</section>`;
}

/** English first, as it is what the stage begins with; a test compares them with those of the widget. */
const languages =
  'en ar bn cs da de el es fi fr he hi hu id it ja ko nl pl pt-BR pt-PT ro sv tr uk vi zh-Hans zh-Hant'.split(' ');

/** Each by its own name, as who looks for it knows it. */
function languageOption(tag: string): Html {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return html`<option value="${tag}" lang="${tag}">${name}</option>`;
}

const controls = html`<form id="stage-controls" class="controls">
<label>Review<select name="tier"><option value="LIGHT">Person, basic check</option><option value="STANDARD">Person, standard check</option><option value="US_STANDARD">Company, standard check</option><option value="FULL">Company, full check</option></select></label>
<label>Language<select name="lang">${languages.map(languageOption)}</select></label>
<label>Colors<select name="scheme"><option value="">Same as the page</option><option value="light">Light</option><option value="dark">Dark</option></select></label>
<label>Accent<input type="color" name="accent" value="#1d4ed8"></label>
<label>Radius<input type="range" name="radius" min="0" max="24" value="8"></label>
<label>Font size<input type="range" name="size" min="12" max="24" value="16"></label>
<label>Width<input type="range" name="width" min="320" max="1040" step="10" value="1040"></label>
<output id="stage-style" class="set"></output>
</form>`;
