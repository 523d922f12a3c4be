import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { auditEntries } from '../support/compliance/audit-entries.js';
import { invite, listPersons, newPerson, openInvitation } from '../support/compliance/invitations.js';
import { openReview } from '../support/compliance/reviews.js';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
const violet = { light: '#7c3aed', dark: '#c4b5fd' };
const whole = { name: 'Acme', accent: violet, radius: 4, fontFamily: 'serif', colorScheme: 'light' };
const themeOf = ({ id }: Organization): string => `/organizations/${id}/theme`;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
});
afterAll(() => gatehouse.stop());

/** What the page of an invitation is told. */
async function shownBy(api: Api): Promise<unknown> {
  const reviewId = await openReview(api, 'business');
  const person = await newPerson(api);
  await listPersons(api, reviewId, [person]);
  const { token } = must(await openInvitation(gatehouse, (await invite(api, person)).token), 200);
  return must(await gatehouse.withKey(String(token)).get('/compliance/invitations/current'), 200)['theme'];
}

describe('a theme', () => {
  test('is set, set again, replaced and taken away, and each time is in the audit trail', async () => {
    const organization = await gatehouse.organization();
    const { api } = organization;
    const path = themeOf(organization);
    expect(must(await api.get(path), 200)).toEqual({});
    for (const theme of [whole, whole, { accent: violet }, {}]) {
      expect(must(await api.put(path, theme), 200)).toEqual(theme);
      expect(must(await api.get(path), 200)).toEqual(theme);
    }
    const { results } = await auditEntries(gatehouse, organization.id);
    const changes = results.filter(({ action }) => action === 'organizationChanged').map(({ reason }) => reason);
    expect(changes.toReversed()).toEqual([
      ...[whole, whole, { accent: violet }, {}].map((theme) => `theme: ${JSON.stringify(theme)}`),
    ]);
  });

  test('is shown by the page of its invitations', async () => {
    const organization = await gatehouse.organization();
    expect(await shownBy(organization.api)).toEqual({});
    must(await organization.api.put(themeOf(organization), whole), 200);
    expect(await shownBy(organization.api)).toEqual(whole);
  });

  test('is that of the parent where a customer has none', async () => {
    const partner = await gatehouse.organization();
    const customer = await gatehouse.organization({ parent: partner });
    must(await partner.api.put(themeOf(partner), whole), 200);
    expect(await shownBy(customer.api)).toEqual(whole);
    must(await partner.api.onBehalfOf(customer.id).put(themeOf(customer), { radius: 0 }), 200);
    expect(await shownBy(customer.api)).toEqual({ radius: 0 });
  });

  test('of others is neither read nor set', async () => {
    const [one, other] = [await gatehouse.organization(), await gatehouse.organization()];
    for (const path of [themeOf(other), `/organizations/${randomUUID()}/theme`]) {
      expect((await one.api.get(path)).status).toBe(404);
      expect((await one.api.put(path, whole)).status).toBe(404);
    }
    expect(must(await gatehouse.operator.put(themeOf(one), whole), 200)).toEqual(whole);
    expect(must(await other.api.get(themeOf(other)), 200)).toEqual({});
  });

  test.each([
    [
      'an accent that cannot be read',
      { accent: { ...violet, light: '#ffd400' } },
      'accent.light',
      '#ffd400 on #ffffff',
    ],
    ['one of the dark', { accent: { ...violet, dark: '#7c3aed' } }, 'accent.dark', '#7c3aed on #10161f'],
    ['half an accent', { accent: { light: '#7c3aed' } }, 'accent.dark', 'is required'],
    ['a colour by its name', { accent: { ...violet, light: 'red' } }, 'accent.light', 'six digits'],
    ['an address', { accent: { ...violet, light: 'url(//evil.example)' } }, 'accent.light', 'six digits'],
    ['an accent that is a text', { accent: '#7c3aed' }, 'accent', 'object'],
    ['a radius that is too large', { radius: 25 }, 'radius', '24'],
    ['a radius with a unit', { radius: '4px' }, 'radius', 'whole number'],
    ['a typeface of its own', { fontFamily: 'Comic Sans; color: red' }, 'fontFamily', 'system, serif'],
    ['a name that is too long', { name: 'A'.repeat(61) }, 'name', '60'],
    ['a name that turns round what follows', { name: 'Acme \u202egro.knab' }, 'name', 'control characters'],
    ['a name of nothing', { name: '  ' }, 'name', '60'],
    ['what is no part of it', { '--gatehouse-text': '#fff' }, '--gatehouse-text', ''],
    ['null', { radius: null }, 'radius', 'whole number'],
  ])('with %s is refused', async (_, theme, field, words) => {
    const { api, id } = await gatehouse.organization();
    const refused = await api.put(`/organizations/${id}/theme`, theme);
    expect(refused).toMatchObject({
      status: 400,
      body: { name: 'ValidationFailed', params: { failures: [{ field }] } },
    });
    expect(JSON.stringify(refused.body['params'])).toContain(words);
    expect(must(await api.get(`/organizations/${id}/theme`), 200)).toEqual({});
  });
});
