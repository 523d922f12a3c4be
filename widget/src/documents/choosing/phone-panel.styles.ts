import { css } from 'lit';

export const phonePanelStyles = css`
  .phone-panel {
    display: grid;
    justify-items: center;
    gap: 0.75rem;
    margin-block-start: 0.75rem;
    padding: 1rem;
    border: var(--border) solid var(--line);
    border-radius: var(--round);
    background: var(--raised);
    text-align: center;
  }
  .phone-panel > h3:focus {
    outline: none;
  }
  /* Cameras need a dark code on a light background, whatever the colour scheme. */
  .phone-code {
    inline-size: min(100%, 16rem);
    block-size: auto;
    border-radius: calc(var(--round) / 2);
    shape-rendering: crispEdges;
    forced-color-adjust: none;
  }
  .phone-link {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 1rem;
  }
  .phone-link > a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    overflow-wrap: anywhere;
  }
  .phone-digits {
    font-size: 1.5em;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.15em;
  }
  .phone-waiting {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  .phone-pulse {
    inline-size: 0.6em;
    block-size: 0.6em;
    border-radius: 50%;
    background: var(--accent);
    animation: phone-pulse 1.6s ease-in-out infinite;
  }
  @keyframes phone-pulse {
    50% {
      opacity: 0.25;
    }
  }
  .phone-panel .actions {
    margin-block-start: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    .phone-pulse {
      animation: none;
    }
  }
`;
