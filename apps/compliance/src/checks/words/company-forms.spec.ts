import { expect, test } from '@jest/globals';
import { withoutCompanyForm } from './company-forms.js';
import { plainWords } from './plain-words.js';

test.each([
  ['Acme S.A.', 'acme'],
  ['Acme SA', 'acme'],
  ['ACME Sociedad Anónima', 'acme'],
  ['Acme S. de R.L. de C.V.', 'acme'],
  ['Acme Holdings Limited', 'acme holdings'],
  ['Acme & Söhne GmbH & Co. KG', 'acme sohne'],
  ['Acme Pty. Ltd.', 'acme'],
  ['Acme L.L.C.', 'acme'],
  ['Acme sp. z o.o.', 'acme'],
  ['PT Acme Tbk', 'acme'],
  ['ООО «Ромашка»', 'ромашка'],
  ['Acme', 'acme'],
  ['Company', 'company'],
  ['S.A.', 's a'],
  ['Sociedad Limitada', 'sociedad limitada'],
  ['GmbH & Co. KG', 'gmbh co kg'],
  ['SA Health', 'sa health'],
  ['Co-op Bank', 'co op bank'],
  ['', ''],
])('%s is %s', (name, rest) => {
  expect(withoutCompanyForm(plainWords(name)).join(' ')).toBe(rest);
});
