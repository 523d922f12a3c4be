import { css } from 'lit';

export const countriesFieldStyles = css`
  .adding {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: end;
    max-inline-size: 32em;
  }
  .adding > select {
    flex: 1 1 12em;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    max-inline-size: 42em;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    margin-block-start: 0.6rem;
    padding-inline-start: 0.9em;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--accent-soft);
  }
  .chip button {
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    padding: 0;
    border: 0;
    border-radius: var(--round);
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  .chip button:hover {
    color: var(--danger);
  }
  .chip button:focus-visible {
    outline-offset: -2px;
  }
  .chip svg {
    inline-size: 1em;
    block-size: 1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }
`;
