import { expect, test } from '@jest/globals';
import { questionsOf } from '../questions/question.js';
import { fieldsOf } from './forms.js';
import { payloadValues } from './payload-values.js';

test('what is sent has no spaces around it, full days, and nothing empty', () => {
  const fields = fieldsOf('individualPersonalInfo');
  const values = {
    name: { firstName: ' Ana ', middleName: '\u200b', lastName: 'Diaz' },
    birthDate: '1990-5-7',
    occupation: '  ',
    other: 'not asked',
  };
  expect(payloadValues(questionsOf(fields, values), values)).toEqual({
    name: { firstName: 'Ana', lastName: 'Diaz' },
    birthDate: '1990-05-07',
  });
  const address = { address: { address1: ' A ', address2: ' ', city: 'B', country: 'AE' } };
  expect(payloadValues(questionsOf(fieldsOf('individualResidentialAddress'), address), address)).toStrictEqual({
    address: { address1: 'A', city: 'B', country: 'AE' },
  });
});
