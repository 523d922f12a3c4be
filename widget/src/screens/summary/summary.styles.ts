import { css } from 'lit';
import { rows } from '../../screen-parts/rows.styles.js';

export const summaryStyles = css`
  ${rows}
  .answers > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    color: var(--link);
    font-size: var(--size-small);
    cursor: pointer;
  }
  .answers > summary::before {
    content: '';
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-inline: 0.1em 0.6em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -0.1em;
  }
  .answers[open] > summary::before {
    rotate: 225deg;
    translate: 0 0.1em;
  }
  .answers > summary::-webkit-details-marker {
    display: none;
  }
  .answer-list {
    display: grid;
    gap: 0.6em;
    margin-block: 0 0.75em;
  }
  .answer-list dt {
    color: var(--text-soft);
    font-size: var(--size-small);
  }
  .answer-list dd {
    margin: 0;
    white-space: pre-line;
  }
  @container (min-width: 36rem) {
    .answer-list > div {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 1em;
    }
  }
  .notes > :empty {
    margin: 0;
  }
  .declaration {
    margin-block-start: calc(var(--gap) * 1.5);
  }
  .hindrance {
    margin-block-start: 0.5em;
  }
  .button[aria-disabled='true'] {
    opacity: 0.65;
  }
`;
