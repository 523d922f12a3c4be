import { css } from 'lit';
import { rows } from '../screen-parts/rows.styles.js';

export const statusStyles = css`
  ${rows}
  .emblem {
    display: block;
    inline-size: 4rem;
    block-size: 4rem;
    margin-block-end: var(--gap);
    padding: 1rem;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--link);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .emblem.success {
    background: var(--success-soft);
    color: var(--success);
  }
  .emblem.warning {
    background: var(--warning-soft);
    color: var(--warning);
  }
  .emblem.plain {
    background: var(--raised);
    color: var(--text-soft);
  }
  .emblem .turning {
    transform-origin: center;
    animation: gatehouse-turn 2.4s linear infinite;
  }
  .emblem .breathing {
    animation: gatehouse-breathe 3s ease-in-out infinite;
  }
  .date-line {
    margin-block-start: 0.5em;
  }
  @keyframes gatehouse-turn {
    to {
      transform: rotate(360deg);
    }
  }
  @keyframes gatehouse-breathe {
    50% {
      opacity: 0.45;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .emblem :is(.turning, .breathing) {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .emblem {
      border: 2px solid;
    }
  }
`;
