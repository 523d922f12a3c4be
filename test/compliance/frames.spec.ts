import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { validAttestation } from '../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { invitedPerson } from '../support/compliance/invitations.js';
import { type WidgetSession, newReview, newSession, partnersPage } from '../support/compliance/reviews.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
let reviewId: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
  reviewId = await newReview(organization.api);
});
afterAll(() => gatehouse.stop());

interface Framed {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  readonly ancestors: string | undefined;
}

async function framed(sessionId: string): Promise<Framed> {
  const answer = await fetch(`${gatehouse.url}/onboard/frame/${sessionId}`);
  const { status, headers } = answer;
  const [, ancestors] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return { status, headers, ancestors, text: await answer.text() };
}

function session(allowedOrigins: readonly string[] = [partnersPage]): Promise<WidgetSession> {
  return newSession(gatehouse, organization, { reviewId, allowedOrigins });
}

describe('the frame of a session', () => {
  test('is framed by its origins alone, found and kept by nobody', async () => {
    const origins = [partnersPage, 'https://app.partner.example:8443', 'http://localhost:5173'];
    const { id, token } = await session(origins);
    const { status, headers, ancestors, text } = await framed(id);
    expect([status, ancestors]).toEqual([200, origins.join(' ')]);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(text).toContain(`data-framed-by="${origins.join(' ')}"`);
    expect(text).not.toContain(token);
  });

  test('leaves out what browsers do not understand there', async () => {
    const { id } = await session(['http://[::1]:3000', partnersPage]);
    expect((await framed(id)).ancestors).toBe(partnersPage);
    const other = await session(['http://[::1]:3000']);
    expect((await framed(other.id)).status).toBe(404);
  });

  test('is answered alike where there is none', async () => {
    const revoked = await session();
    expect((await framed(revoked.id)).status).toBe(200);
    await organization.api.delete(`/compliance/reviews/${reviewId}/sessions/${revoked.id}`);
    const ended = await newSession(gatehouse, organization, { reviewId, expiresInSeconds: 60 });
    await gatehouse.advance(61);
    const { invitation } = await invitedPerson(gatehouse);
    const ofInvitation = 'SELECT id FROM widget_session WHERE invitation_id = $1';
    const [invited] = await gatehouse.sql<{ id: string }>(ofInvitation, [invitation.id]);
    const places = [randomUUID(), revoked.id, ended.id, invited?.id ?? '', 'x', "x'%3B script-src *", '%0d%0a'];
    const answers = await Promise.all(places.map((place) => framed(place)));
    for (const { status, ancestors, text, headers } of answers) {
      expect([status, ancestors, headers.get('content-type')]).toEqual([404, "'none'", 'text/html; charset=utf-8']);
      expect(text).toBe(answers[0]?.text);
      expect(text).toContain('data-framed-by=""');
    }
  });
});

describe('in the frame', () => {
  const contact = validAttestation('individualContactInfo');

  /** `fetch` would write the `Host` itself. */
  function upload({ token }: WidgetSession, headers: Readonly<Record<string, string>>): Promise<number> {
    const { hostname, port } = new URL(gatehouse.url);
    return new Promise((resolve, reject) => {
      const sent = request({
        ...{ hostname, port, method: 'POST', path: `/compliance/reviews/${reviewId}/attestations` },
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      });
      sent.on('response', (answer) => void buffer(answer).then(() => resolve(answer.statusCode ?? 0), reject));
      sent.on('error', reject).end(JSON.stringify(contact));
    });
  }

  test('a session is used from our own origin, which it does not name', async () => {
    const made = await session();
    expect(await upload(made, { Origin: gatehouse.url })).toBe(201);
    expect(must(await made.api.get('/compliance/sessions/current', { Origin: gatehouse.url }), 200)).toMatchObject({
      id: made.id,
      allowedOrigins: [partnersPage],
    });
  });

  test('a token that was taken is refused everywhere else', async () => {
    const made = await session();
    const { host } = new URL(gatehouse.url);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `https://${host}`, Host: 'gatehouse.example' },
      { Origin: `${gatehouse.url}.evil.example` },
      { Origin: `${gatehouse.url}/` },
      // A name that was made to lead here.
      { Origin: 'http://evil.example:4000', Host: 'evil.example:4000' },
    ])
      expect([headers, await upload(made, headers)]).toEqual([headers, 401]);
    expect(await upload(made, { Origin: 'https://gatehouse.example', Host: 'gatehouse.example' })).toBe(201);
  });

  test('a phone is not', async () => {
    const made = await session();
    const { token } = must(await made.api.post('/compliance/phone-uploads', {}), 201);
    const phone = gatehouse.withKey(String(token));
    const current = '/compliance/phone-uploads/current';
    expect((await phone.get(current, { Origin: gatehouse.url })).status).toBe(401);
    expect((await phone.get(current, { Origin: partnersPage })).status).toBe(200);
  });
});
