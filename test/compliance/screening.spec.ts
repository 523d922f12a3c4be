import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Applicant } from '../support/compliance/applicant.js';
import { ScreeningScene, head, rename } from '../support/compliance/screening-scene.js';
import { must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let scene: ScreeningScene;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  scene = await ScreeningScene.of(gatehouse);
});
afterAll(() => gatehouse.stop());

describe('somebody on a list', () => {
  test('is a hit that says why, field by field', async () => {
    must(await scene.give('explained', `${head}Иван Петренков,person,1970-05-06,RU,Made up\n`), 201);
    const [hit] = (await scene.screened(await scene.named('Petrenkow', 'Iwan'))).results;
    expect(hit).toMatchObject({
      status: 'open',
      score: expect.any(Number),
      entry: { name: 'Иван Петренков', listName: 'explained', reason: 'Made up', sourceId: expect.any(String) },
      words: [
        { listed: 'petrenkov', how: 'sound' },
        { listed: 'ivan', how: 'sound' },
      ],
      fields: [
        { field: 'name', points: expect.any(Number) },
        { field: 'birthDate', points: 0.06 },
        { field: 'country', points: 0.02 },
      ],
    });
  });

  test('is none where the birth date says so, or the name', async () => {
    must(await scene.give('others', `${head}Apolinar Quisquilla,person,1930-01-01,,Made up\n`), 201);
    expect((await scene.screened(await scene.named('Apolinar', 'Quisquilla', '1995-05-06'))).results).toEqual([]);
    expect((await scene.screened(await scene.named('Apolinar', 'Zambrano', '1930-01-01'))).results).toEqual([]);
  });

  test('is found by a list that comes later, and after a change of the name', async () => {
    const applicant = await scene.named('Otokar', 'Vrzal');
    expect((await scene.screened(applicant)).results).toEqual([]);
    must(await scene.give('later', `${head}Vrzal Otokar,person,,,Made up\n`), 201);
    await scene.hits(applicant, (hits) => hits.length === 1);
    await rename(applicant, 'Tomas', 'Hladky');
    await scene.hits(applicant, (hits) => hits.length === 0);
  });

  test('and persons behind a business are looked for too', async () => {
    must(
      await scene.give(
        'persons',
        `${head}Wenzel Oberhuber,person,,,Made up\nGrauwacke Holding AG,business,,,Made up\n`,
      ),
      201,
    );
    const applicant = await Applicant.open(gatehouse, { type: 'business', tier: 'US_STANDARD' });
    const personId = await applicant.addPerson('CONTROL_PERSON', 'BENEFICIAL_OWNER');
    must(
      await applicant.uploadAbout(personId, 'associatedPersonPersonalInfo', {
        name: { firstName: 'Wenzel', lastName: 'Oberhuber' },
      }),
      201,
    );
    must(await applicant.upload('businessAssociatedPersons', { associatedPersonIds: [personId] }), 201);
    must(await applicant.upload('businessIdentification', { legalName: 'GRAUWACKE HOLDING' }), 201);
    const { results } = await scene.screened(applicant);
    const about = new Map(results.map(({ entry, associatedPersonId }) => [entry.name, associatedPersonId]));
    expect(about).toEqual(
      new Map([
        ['Grauwacke Holding AG', undefined],
        ['Wenzel Oberhuber', personId],
      ]),
    );
  });
});

describe('a hit that was cleared', () => {
  test('stays cleared while both sides say the same, and opens again when the list says more', async () => {
    const row = 'Bohumil Kratochvil,person,,,Made up';
    must(await scene.give('cleared', `${head}${row}\n`), 201);
    const applicant = await scene.named('Bohumil', 'Kratochvil');
    const [hit] = (await scene.screened(applicant)).results;
    expect(await scene.decide(applicant, hit, 'cleared')).toMatchObject({
      status: 200,
      body: { status: 'cleared', note: 'It is cleared', decidedBy: `staff:${scene.officer.id}` },
    });
    must(await scene.give('cleared', `${head}Somebody Other,person,,,\n${row}\n`), 201);
    await rename(applicant, 'Bohumil', 'Kratochvil');
    const [same] = (await scene.screened(applicant)).results;
    expect(same).toMatchObject({ id: hit?.id, status: 'cleared' });
    must(await scene.give('cleared', `${head}Bohumil Kratochvil,person,,,Made up and more\n`), 201);
    await scene.hits(applicant, ([now]) => now?.status === 'open');
  });

  test('opens again when the person says something else, and one that was confirmed stays so', async () => {
    must(await scene.give('changed', `${head}Radovan Splavec,person,,,Made up\n`), 201);
    const applicant = await scene.named('Radovan', 'Splavec');
    const [hit] = (await scene.screened(applicant)).results;
    must(await scene.decide(applicant, hit, 'cleared'), 200);
    await rename(applicant, 'Radovan', 'Splavecz');
    expect((await scene.screened(applicant)).results).toMatchObject([{ id: hit?.id, status: 'open' }]);
    must(await scene.decide(applicant, hit, 'confirmed'), 200);
    await rename(applicant, 'Radovan', 'Splavec');
    expect((await scene.screened(applicant)).results).toMatchObject([{ id: hit?.id, status: 'confirmed' }]);
  });

  test('takes a note and a role, and a hit of this review', async () => {
    must(await scene.give('roles', `${head}Ctirad Mlsna,person,,,Made up\n`), 201);
    const [applicant, other] = [await scene.named('Ctirad', 'Mlsna'), await scene.named('Vilma', 'Kubova')];
    const [hit] = (await scene.screened(applicant)).results;
    const path = `${applicant.path}/screening-hits`;
    expect((await scene.officer.post(`${path}/${hit?.id ?? ''}`, { status: 'cleared' })).status).toBe(400);
    expect((await scene.decide(other, hit, 'cleared')).status).toBe(404);
    const support = await gatehouse.signedIn('support');
    expect((await support.get(path)).status).toBe(403);
    expect((await applicant.api.get(path)).status).toBe(403);
  });
});
