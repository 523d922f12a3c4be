import { css } from 'lit';

export const fileChooserStyles = css`
  .drop {
    margin-block-start: 0.5em;
    padding: 1rem;
    border: 2px dashed var(--line-strong);
    border-radius: var(--round);
    background: var(--input);
    text-align: center;
    transition:
      background-color var(--time) var(--ease),
      border-color var(--time) var(--ease);
  }
  .drop.over {
    border-color: var(--accent);
    border-style: solid;
    background: var(--accent-soft);
  }
  .file-ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    margin-block-end: 0.5rem;
  }
  .drop .file-ways .button {
    display: inline-flex;
    padding: 0.5em 1em;
    background: var(--ground);
    font-weight: var(--weight-label);
    position: relative;
  }
  .drop .file-ways .button:hover {
    background: var(--raised);
  }
  @container (max-width: 26rem) {
    .file-ways > .button {
      inline-size: 100%;
    }
  }
  @media (hover: none) {
    .by-mouse {
      display: none;
    }
  }
`;
