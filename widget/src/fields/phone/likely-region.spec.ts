import { expect, test } from '@jest/globals';
import { regionOf } from './likely-region.js';

test('a language says the likely country, and the browser knows better', () => {
  expect(regionOf('pt-BR', ['en-US'])).toBe('BR');
  expect(regionOf('es', ['en-US', 'es-AR'])).toBe('AR');
  expect(regionOf('es', ['en-US', 'es'])).toBe('ES');
  expect(regionOf('en', [])).toBe('US');
});
