import { expect, test } from '@jest/globals';
import { likelyRegion } from './likely-region.js';

test('a language says the likely country, and the browser knows better', () => {
  expect(likelyRegion('pt-BR', ['en-US'])).toBe('BR');
  expect(likelyRegion('es', ['en-US', 'es-AR'])).toBe('AR');
  expect(likelyRegion('es', ['en-US', 'es'])).toBe('ES');
  expect(likelyRegion('en', [])).toBe('US');
});
