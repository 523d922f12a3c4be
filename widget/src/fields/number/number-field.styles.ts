import { css } from 'lit';

export const numberFieldStyles = css`
  .measured {
    display: flex;
    align-items: baseline;
    gap: 0.6em;
  }
  .unit {
    color: var(--text-soft);
  }
`;
