import { css } from 'lit';

/** A box to tick, with what it says beside it. */
export const acknowledgement = css`
  .acknowledge {
    display: flex;
    align-items: center;
    gap: 0.75em;
    min-block-size: var(--target);
    margin-block-start: 0.5em;
    cursor: pointer;
  }
  .acknowledge input {
    accent-color: var(--accent);
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    flex: none;
  }
  .acknowledge:has(:focus-visible) {
    outline: var(--focus-width) solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--round);
  }
`;
