import { describe, expect, test } from '@jest/globals';
import { ofac, read } from './read-list.spec-fixture.js';

describe('lists are read', () => {
  test.each([1, 7, 10_000])('of OFAC, in XML, in pieces of %i bytes', async (chunk) => {
    expect(await read('ofacXml', ofac, chunk)).toEqual([
      {
        what: 'entry',
        line: 4,
        sourceId: '101',
        kind: 'person',
        names: [
          { text: 'Ignatius NOWHERE', isWeak: false },
          { text: '"Iggy" & Co', isWeak: true },
        ],
        birthDates: ['1948-12-10', '1950'],
        countries: ['KP'],
        reason: 'MADEUP, SDGT',
      },
      {
        what: 'address',
        line: 4,
        address: '0x00000000000000000000000000000000000000aa',
        blockchain: 'ETH',
        reason: 'MADEUP, SDGT',
      },
      expect.objectContaining({ line: 13, sourceId: '102', kind: 'business', reason: '' }),
    ]);
  });

  test('of OFAC, in CSV, with the file of other names after it', async () => {
    const list = [
      '101,"NOWHERE, Ignatius","individual","MADEUP",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 10 Dec 1948; alt. DOB 1950; nationality Iran; a.k.a. \'IGGY\'; Digital Currency Address - XBT 1BoatSLRHtKNngkdXEeobR76b53LETtpyT; ""quoted""."',
      '102,"NOWHERE SHIPPING, S.A.",-0- ,"MADEUP",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
      '101,5,"aka","NOBODY, Ignacio",-0- ',
      '101,6,"Somewhere 1","City","Iran",-0- ',
      '\u001a',
    ].join('\r\n');
    expect(await read('ofacCsv', list)).toEqual([
      expect.objectContaining({
        sourceId: '101',
        kind: 'person',
        names: [
          { text: 'Ignatius NOWHERE', isWeak: false },
          { text: 'IGGY', isWeak: true },
        ],
        birthDates: ['1948-12-10', '1950'],
        countries: ['IR'],
      }),
      expect.objectContaining({ what: 'address', blockchain: 'XBT' }),
      expect.objectContaining({ sourceId: '102', kind: 'business', line: 2 }),
      { what: 'alias', line: 3, sourceId: '101', name: { text: 'Ignacio NOBODY', isWeak: false } },
    ]);
  });

  test('of the United Nations', async () => {
    const list = `\uFEFF<?xml version="1.0" encoding="utf-8"?><CONSOLIDATED_LIST dateGenerated="2024-01-02T00:00:00Z"><INDIVIDUALS>
      <INDIVIDUAL><DATAID>690</DATAID><VERSIONNUM>1</VERSIONNUM><FIRST_NAME>Ignatius</FIRST_NAME><SECOND_NAME>of</SECOND_NAME><THIRD_NAME>NOWHERE</THIRD_NAME>
        <UN_LIST_TYPE>Made-up</UN_LIST_TYPE><REFERENCE_NUMBER>MUi.001</REFERENCE_NUMBER><NAME_ORIGINAL_SCRIPT>Игнат</NAME_ORIGINAL_SCRIPT>
        <NATIONALITY><VALUE>Syrian Arab Republic</VALUE></NATIONALITY>
        <INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Iggy</ALIAS_NAME></INDIVIDUAL_ALIAS><INDIVIDUAL_ALIAS><QUALITY/><ALIAS_NAME/></INDIVIDUAL_ALIAS>
        <INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1960</FROM_YEAR><TO_YEAR>1962</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL></INDIVIDUALS>
      <ENTITIES><ENTITY><DATAID>691</DATAID><FIRST_NAME>NOWHERE FRONT</FIRST_NAME><ENTITY_ADDRESS><COUNTRY>Mali</COUNTRY></ENTITY_ADDRESS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`;
    expect(await read('unXml', list)).toEqual([
      expect.objectContaining({
        sourceId: '690',
        kind: 'person',
        names: [
          { text: 'Ignatius of NOWHERE', isWeak: false },
          { text: 'Игнат', isWeak: false },
          { text: 'Iggy', isWeak: true },
        ],
        birthDates: ['1960', '1962'],
        countries: ['SY'],
        reason: 'Made-up MUi.001',
      }),
      expect.objectContaining({ sourceId: '691', kind: 'business', countries: ['ML'] }),
    ]);
  });

  test('of the European Union', async () => {
    const list = `<?xml version="1.0" encoding="UTF-8"?>
<export xmlns="http://eu.europa.ec/fpi/fsd/export" generationDate="2024-01-02T00:00:00.000+01:00" globalFileId="1">
  <sanctionEntity designationDetails="" unitedNationId="" euReferenceNumber="EU.1.1" logicalId="13">
    <regulation regulationType="amendment" programme="MUP" logicalId="1"><publicationUrl>http://example.com/?a=1&amp;b=2</publicationUrl></regulation>
    <subjectType code="person" classificationCode="P"/>
    <nameAlias firstName="" middleName="" lastName="" wholeName="Ignatius Nowhere" strong="true" logicalId="17"/>
    <nameAlias firstName='Iggy' middleName="" lastName="N &gt; M" wholeName="" strong="false" logicalId="18"/>
    <citizenship region="" countryIso2Code="IQ" countryDescription="IRAQ"/>
    <birthdate circa="false" birthdate="1937-04-28" dayOfMonth="28" monthOfYear="4" year="1937"/>
    <birthdate circa="true" year="1939"/>
  </sanctionEntity>
</export>`;
    expect(await read('euXml', list)).toEqual([
      expect.objectContaining({
        sourceId: '13',
        kind: 'person',
        names: [
          { text: 'Ignatius Nowhere', isWeak: false },
          { text: 'Iggy N > M', isWeak: true },
        ],
        birthDates: ['1937-04-28', '1939'],
        countries: ['IQ'],
        reason: 'MUP',
      }),
    ]);
  });

  test('of OpenSanctions, in CSV', async () => {
    const list = `"id","schema","name","aliases","birth_date","countries","addresses","identifiers","sanctions","phones","emails","dataset","first_seen","last_seen","last_change"
"NK-1","Person","Ignatius Nowhere","Iggy;Игнат","1970-05-06;1971","ru;kp","","","Made-up act","","","Made up","2024-01-01T00:00:00","2024-01-02T00:00:00","2024-01-02T00:00:00"
"NK-2","Security","Bond","","","","","","","","","Made up","","",""`;
    expect(await read('openSanctionsCsv', list)).toEqual([
      expect.objectContaining({
        line: 2,
        sourceId: 'NK-1',
        names: ['Ignatius Nowhere', 'Iggy', 'Игнат'].map((text) => ({ text, isWeak: false })),
        birthDates: ['1970-05-06', '1971'],
        countries: ['RU', 'KP'],
        reason: 'Made-up act',
      }),
    ]);
  });

  test('of OpenSanctions, as entities of FollowTheMoney', async () => {
    const list = [
      '{"id":"NK-1","schema":"Person","properties":{"name":["Ignatius Nowhere"],"weakAlias":["Iggy"],"birthDate":["1970"],"nationality":["ru"],"topics":["sanction"]}}',
      '{"id":"ad-1","schema":"Address","properties":{"full":["Somewhere 1"]}}',
      '{"id":"w-1","schema":"CryptoWallet","properties":{"publicKey":["TNowhere1234567890"],"currency":["TRX"]}}',
      '',
    ].join('\n');
    expect(await read('followTheMoney', list)).toEqual([
      expect.objectContaining({ sourceId: 'NK-1', kind: 'person', reason: 'sanction', countries: ['RU'] }),
      expect.objectContaining({ what: 'address', line: 3, address: 'TNowhere1234567890', blockchain: 'TRX' }),
    ]);
  });

  test('of one’s own, whose rows are the same in the next version', async () => {
    const row = '"Nowhere, Ignatius",person,1970,RU,"a ""reason"""';
    const [first] = await read('csv', `name,type,birthDate,country,reason\n${row}\n`);
    const [, second] = await read('csv', `name,type,birthDate,country,reason\nSomebody,,,,\n${row}`);
    expect(first).toMatchObject({ line: 2, names: [{ text: 'Nowhere, Ignatius' }], reason: 'a "reason"' });
    expect(second).toMatchObject({ line: 3, sourceId: (first as { sourceId: string }).sourceId });
  });

  test('of addresses', async () => {
    expect(
      await read('addresses', 'address,blockchain,reason\n0xabcdefabcdef,ETHEREUM,theft\n0xabcdefabcdff,,theft'),
    ).toEqual([
      { what: 'address', line: 2, address: '0xabcdefabcdef', blockchain: 'ETHEREUM', reason: 'theft' },
      { what: 'address', line: 3, address: '0xabcdefabcdff', blockchain: undefined, reason: 'theft' },
    ]);
  });
});
