import { css } from 'lit';
import { formStyles } from '../forms/form.styles.js';
import { acknowledgement } from './screen/acknowledgement.styles.js';

export const termsStyles = css`
  ${formStyles}
  ${acknowledgement}
`;
