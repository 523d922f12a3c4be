import { css } from 'lit';

/** Rows of steps with their state and actions. */
export const rows = css`
  .mark {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
    color: var(--line-strong);
  }
  .mark.done {
    color: var(--success);
  }
  .mark.blocking {
    color: var(--danger);
  }
  .mark.warning {
    color: var(--warning);
  }
  .mark.checking {
    color: var(--link);
  }
  .group {
    margin-block-start: calc(var(--gap) * 1.75);
  }
  .group > h3 {
    margin-block-end: 0.5em;
  }
  .rows {
    border-block-start: var(--border) solid var(--line);
  }
  .row {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: 0.75em;
    align-items: start;
    padding-block: 0.5em;
    border-block-end: var(--border) solid var(--line);
  }
  .row > .mark {
    margin-block-start: calc((var(--target) - 1.25em) / 2);
  }
  .row > .button {
    grid-area: 1 / 3 / span 2;
  }
  /* Long texts also use the space below the button. */
  .row-text {
    display: contents;
  }
  .row-text > * {
    grid-column: 2 / -1;
    min-inline-size: 0;
  }
  .row-text > :is(.row-title, .row-state) {
    grid-column: 2;
  }
  .row-text > :last-child {
    margin-block-end: 0.35em;
  }
  .row-title {
    grid-row: 1;
    padding-block-start: calc((var(--target) - 1.5em) / 2 - 0.1em);
    font-weight: var(--weight-label);
  }
  .row-state {
    grid-row: 2;
    color: var(--text-soft);
    font-size: var(--size-small);
  }
  .row-state.blocking {
    color: var(--danger);
  }
  .row-state.warning {
    color: var(--warning);
  }
  .row blockquote {
    margin: 0.4em 0 0;
    padding-inline-start: 0.8em;
    border-inline-start: 3px solid var(--line-strong);
  }
  .row:last-child {
    border-block-end-color: transparent;
  }
  .row > .tint {
    margin-block-start: 0.25em;
  }
  @container (max-width: 26rem) {
    .row > .tint {
      grid-area: auto / 2 / auto / -1;
      justify-self: start;
      margin-block: 0.35em 0.5em;
    }
    .row:has(> .tint) .row-text > * {
      grid-column: 2 / -1;
    }
  }
  .button.tint {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--link);
  }
  .findings li + li {
    margin-block-start: 0.25em;
  }
  .findings .link {
    font-weight: var(--weight-label);
  }
  .link {
    appearance: none;
    display: inline-block;
    min-block-size: var(--target);
    padding: 0.3em 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .reason {
    margin-block: 0.35em var(--gap);
  }
  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--link);
    font-size: var(--size-small);
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.1em 0.6em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.1em;
  }
  [open] > summary::before {
    rotate: 225deg;
    translate: 0 0.1em;
  }
  .reason > .soft {
    max-inline-size: 42em;
  }
  .choices {
    display: grid;
    gap: 0.5rem;
    margin-block-start: 0.35em;
    max-inline-size: 32em;
  }
  :is(.field, .ways) .choice {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: var(--target);
    padding: 0.5em 0.9em;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--input);
    font-weight: var(--weight);
    cursor: pointer;
  }
  .choice input {
    accent-color: var(--accent);
    inline-size: 1.15em;
    block-size: 1.15em;
    margin: 0;
    flex: none;
  }
  .choice:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
`;
