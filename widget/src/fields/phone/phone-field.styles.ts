import { css } from 'lit';

export const phoneFieldStyles = css`
  .phone {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    max-inline-size: 32em;
  }
  .phone > label {
    flex: 1 1 11em;
    min-inline-size: 0;
  }
`;
