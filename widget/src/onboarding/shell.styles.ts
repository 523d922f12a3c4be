import { css } from 'lit';

/** The frame, and what is shown before, between and after the steps. */
export const shell = css`
  .bullets {
    list-style: disc;
    padding-inline-start: 1.25em;
  }
  .bullets > li::marker {
    color: var(--accent);
  }
  .bullets > li + li {
    margin-block-start: 0.35em;
  }
  .needs {
    display: grid;
    gap: 0.5em;
    padding: 1em 1.25em;
    border-radius: var(--round);
    background: var(--raised);
  }
  .badge {
    display: block;
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0.5rem;
    border-radius: 50%;
    background: var(--warning-soft);
    color: var(--warning);
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .loading::before,
  .main > :not(:defined)::before {
    content: '';
    display: block;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin-block-end: 0.75em;
    border: 3px solid var(--line);
    border-block-start-color: var(--accent);
    border-radius: 50%;
    animation: gatehouse-wait 1.1s linear infinite;
  }
  /* No loading text for waits below a third of a second. */
  .loading,
  .main > :not(:defined) {
    display: block;
    min-block-size: 8rem;
    animation: gatehouse-appear 200ms 300ms both;
  }
  @keyframes gatehouse-wait {
    to {
      rotate: 1turn;
    }
  }
  @keyframes gatehouse-appear {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .loading::before,
    .main > :not(:defined)::before {
      animation: none;
    }
    .loading,
    .main > :not(:defined) {
      animation-duration: 0s;
    }
  }
  .footer {
    margin-block-start: calc(var(--gap) * 1.5);
    padding-block-start: calc(var(--gap) * 0.5);
    border-block-start: var(--border) solid var(--line);
  }
  .footer .button.quiet {
    font-size: var(--size-small);
    color: var(--text-soft);
    margin-inline-start: -0.5em;
  }
`;
