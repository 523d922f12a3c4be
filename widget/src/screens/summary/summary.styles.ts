import { css } from 'lit';
import { rows } from '../../screen-parts/rows.styles.js';

export const summaryStyles = css`
  ${rows}
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
