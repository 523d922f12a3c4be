import { css } from 'lit';

/** Resets text styles inherited from the page, except for the font. */
export const layout = css`
  :host {
    display: block;
    container-type: inline-size;
    color: var(--text);
    font-family: var(--font);
    font-size: var(--size);
    font-weight: var(--weight);
    line-height: var(--height-line);
    text-align: start;
    overflow-wrap: break-word;
    font-style: normal;
    font-variant: normal;
    letter-spacing: normal;
    word-spacing: normal;
    text-transform: none;
    text-indent: 0;
    text-shadow: none;
    white-space: normal;
  }
  /* Korean breaks between words. */
  :lang(ko) {
    word-break: keep-all;
  }
  :host([hidden]) {
    display: none;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  .frame {
    display: grid;
    max-inline-size: var(--widest);
    margin-inline: auto;
    background: var(--ground);
    border: var(--frame);
    border-radius: var(--round-large);
    box-shadow: var(--shadow);
    overflow: clip;
  }
  .main {
    padding: var(--pad);
    min-inline-size: 0;
  }
  @container (min-width: 44rem) {
    .frame.sided {
      grid-template-columns: var(--side) minmax(0, 1fr);
    }
  }
  h2 {
    font-family: var(--font-heading);
    font-size: var(--size-title);
    font-weight: var(--weight-title);
    line-height: 1.25;
    text-wrap: balance;
  }
  h2:focus {
    outline: none;
  }
  h3 {
    font-size: 1.0625em;
    font-weight: var(--weight-label);
  }
  .lead {
    color: var(--text-soft);
    margin-block-start: 0.5em;
    max-inline-size: 42em;
  }
  .stack > * + * {
    margin-block-start: var(--gap);
  }
  .soft {
    color: var(--text-soft);
    font-size: var(--size-small);
  }
  .visually-hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const controls = css`
  .button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-block-size: var(--target);
    min-inline-size: var(--target);
    padding: 0.5em 1.25em;
    border: var(--border) solid var(--line-strong);
    border-radius: var(--round);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: var(--weight-label);
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: background-color var(--time) var(--ease);
  }
  .button:hover {
    background: var(--raised);
  }
  .button.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  .button.primary:hover {
    background: var(--accent-hover);
    border-color: var(--accent-hover);
  }
  .button.quiet {
    border-color: transparent;
    color: var(--link);
    padding-inline: 0.5em;
  }
  .button.back {
    margin-block-start: -0.5em;
    margin-inline-start: -0.5em;
    font-size: var(--size-small);
  }
  .button.back::before {
    content: '';
    inline-size: 0.45em;
    block-size: 0.45em;
    border: solid currentColor;
    border-width: 0 0 2px 2px;
    rotate: 45deg;
  }
  .button.back:dir(rtl)::before {
    rotate: -135deg;
  }
  .button:disabled {
    opacity: 0.65;
    cursor: progress;
  }
  @media (forced-colors: active) {
    .button.primary {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
    }
    .button.quiet {
      border-color: Canvas;
    }
  }
  .acknowledge {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: var(--target);
    margin-block-start: 0.5em;
    border-radius: var(--round);
    cursor: pointer;
  }
  .acknowledge input {
    accent-color: var(--accent);
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    flex: none;
  }
  :is(button, .input, a, summary, [tabindex]):focus-visible,
  label:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus);
    outline-offset: 2px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-block-start: calc(var(--gap) * 1.5);
  }
  @container (max-width: 26rem) {
    .actions > .button {
      inline-size: 100%;
    }
  }
  a {
    color: var(--link);
  }
  .note {
    padding: 0.75em 1em;
    border-radius: var(--round);
    border: var(--border) solid transparent;
    border-inline-start: 4px solid var(--accent);
    background: var(--accent-soft);
  }
  section > .note,
  .notes > *,
  :is(.lead, section > .note) + :is(.button, .person) {
    margin-block-start: var(--gap);
  }
  .note.danger {
    border-inline-start-color: var(--danger);
    background: var(--danger-soft);
  }
  .note.warning {
    border-inline-start-color: var(--warning);
    background: var(--warning-soft);
  }
  .note.success {
    border-inline-start-color: var(--success);
    background: var(--success-soft);
  }
`;
