import { expect, test } from '@jest/globals';
import { prefilled } from './prefilled.js';

test.each([
  ['individualResidentialAddress', { nationality: 'PT' }, { address: { country: 'PT' } }],
  ['associatedPersonIdentityDocument', { nationality: 'PT', home: 'AR' }, { governmentId: { country: 'PT' } }],
  ['businessAddress', { home: 'AR' }, { registeredAddress: { country: 'AR' } }],
  ['businessAddress', {}, {}],
  ['individualEeaInfo', { nationality: 'PT' }, {}],
])('%s, where %j is known, begins with %j', (type, known, values) => {
  expect(prefilled(type, known)).toEqual(values);
});
