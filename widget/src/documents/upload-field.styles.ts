import { css } from 'lit';

export const uploadFieldStyles = css`
  .files {
    display: grid;
    gap: 0.75rem;
  }
  .files:not(:empty) {
    margin-block-start: 0.5em;
  }
  .file-item > .file {
    margin-block-start: 0;
  }
  .file-item.asking {
    padding: 1rem;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
  }
  .file-item.asking > .file {
    padding: 0;
    border: 0;
    background: none;
  }
  .file {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1rem;
    margin-block-start: 0.5em;
    padding: 0.75rem;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
  }
  .file.failed {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  .file.advised {
    border-color: var(--warning);
    background: var(--warning-soft);
  }
  .file-thumbnail {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: calc(var(--round) / 2);
    border: var(--border) solid var(--line);
    background: var(--ground);
    color: var(--text-soft);
    object-fit: cover;
  }
  .file-look {
    display: block;
    inline-size: 100%;
    max-block-size: 16rem;
    object-fit: contain;
    border-radius: calc(var(--round) / 2);
    background: var(--ground);
  }
  .file-text {
    flex: 1 1 10rem;
    min-inline-size: 0;
  }
  .file-name {
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
  .file-about {
    display: flex;
    align-items: center;
    gap: 0.35em;
    color: var(--text-soft);
    font-size: var(--size-small);
  }
  .failed .file-about {
    color: var(--danger);
    font-weight: var(--weight-label);
  }
  .file-mark {
    display: inline-flex;
    color: var(--success);
  }
  .file-flaws {
    list-style: disc;
    padding-inline-start: 1.25em;
  }
  .file-progress {
    display: block;
    inline-size: 100%;
    max-inline-size: 24rem;
    block-size: 0.5rem;
    margin-block: 0.35em;
    accent-color: var(--accent);
  }
  .file-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .another {
    margin-block-start: var(--gap);
    font-weight: var(--weight-label);
  }
  .icon {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .icon.small {
    inline-size: 1.1em;
    block-size: 1.1em;
    stroke-width: 2.5;
  }
`;
