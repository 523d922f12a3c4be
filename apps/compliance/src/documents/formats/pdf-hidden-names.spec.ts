import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { judged, packed, plain } from '../../../../../test/support/documents/judged-pdf.js';

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const action = '/S/JavaScript/JS(app.alert(1))>>\nendobj\n';
const catalog = `/Root<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>`;

/** An object stream that is stored as it is. */
function stored(objects: string, length = `/Length ${objects.length}`): string {
  return `${plain}5 0 obj\n<</Type/ObjStm/N 1/First 4${length}>>\nstream\n${objects}\nendstream\nendobj\n`;
}

function packedBy(dictionary: string): Buffer {
  const head = `${plain}5 0 obj\n<<${dictionary}/Filter/FlateDecode>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), deflateSync(`4 0 ${script}`), Buffer.from('\nendstream\nendobj\n')]);
}

const longer = '/Length 7 0 R';
const parted = '4 0 <</A(endstream %)/S/JavaScript/JS(app.alert(1))>>';

/** For each, there is a table of contents with which pdf.js runs the script, or asks for the password. */
const hidingPlaces: Readonly<Record<string, string | Buffer>> = {
  'a stream, with a comment before `obj`': `${plain}9 0 obj\n<<>>stream\n4 0 %\nobj${script}\nendobj`,
  'a stream, with much space before `obj`': `${plain}9 0 obj\n<<>>stream\n4 0 ${' '.repeat(90)}obj\n${script}\nendobj`,
  'a stream, with no space before `obj`': `${plain}9 0 obj\n<<>>stream\n4 0.obj\n${script}\nendobj`,
  'a text, with no space before `obj`': `${plain}9 0 obj\n(4 0obj${script} endobj\n)`,
  'a comment, with no space before `obj`': `${plain}% 4 0-obj${script} endobj`,
  'what follows a text that holds `obj`': `${plain}4 0 obj<</X( obj %)${action}`,
  'what follows a text that holds a stream': `${plain}4 0 obj<</X( obj <<>>stream\n)${action}`,
  'what follows a text that holds an object': `${plain}4 0 obj<</X( obj <</A(\\)>>endobj 7 0 obj (\\))${action}`,
  'what follows a stream within a dictionary': `${plain}4 0 obj<</A<<>>stream\n${action}`,
  'what follows a stored `endstream`': stored(parted),
  'what follows a stored `endstream`, by a length elsewhere': stored(parted, longer),
  'what follows a stored `endstream`, by the second length': stored(parted, '/Length 5/Length 60'),
  'what follows what looks like the next object': stored(parted.replace(' %', ' endobj 8 0 obj <</B \\('), longer),
  'a trailer in a text': `${plain}9 0 obj\n(xref 0 0 trailer<<${catalog}>>)`,
  'a trailer in a comment': `${plain}% xref 0 0 trailer %\r<<${catalog}>>`,
  'a trailer in a stream': `${plain}9 0 obj<<>>stream\nxref 0 0 trailer<<${catalog}>>\nendstream`,
  'packed objects, by a place within a comment': packed(`4 1 %${script}`),
  'packed objects, by a place within a text': packed(`4 1 (${script})`),
  'packed objects, by a place within their head': packedObjects('4 5', `(${script})`, 0),
  'packed objects, by places in another order': packedObjects('4 9 5 1', ` (${script})`, 8),
  'packed objects, behind a stream': packed(`4 0 <</A<<>>stream\n( endstream${action})`),
  'packed objects behind a text': packedBy('/X( obj <<>> %)/Type/ObjStm/N 1/First 4'),
  'packed objects behind a stream': packedBy('/N 1/X<<>>stream\n6 0 obj <<endstream/First 4'),
  'packed objects behind many brackets': packedBy(
    `/Type/ObjStm/N 1/First 4/X ${'['.repeat(600)}${']'.repeat(499)} >> 6 0 obj << ${']'.repeat(101)}`,
  ),
  'a password behind a stream': `${plain}4 0 obj\n<</Length 11>>\nstream\nendstream (\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Encrypt 9 0 R>>`,
  'a password in a text': `${plain}4 0 obj (\ntrailer\n<</Root 1 0 R/Encrypt 9 0 R>>`,
};

function packedObjects(head: string, objects: string, first: number): Buffer {
  const count = head.split(' ').filter(Boolean).length / 2;
  const dictionary = `<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode>>`;
  const parts = [
    `${plain}5 0 obj\n${dictionary}\nstream\n`,
    deflateSync(`${head} ${objects}`),
    '\nendstream\nendobj\n',
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

describe('nothing is hidden in', () => {
  test.each(Object.entries(hidingPlaces))('%s', async (_, file) => {
    expect(['scripted', 'encrypted', 'unreadable']).toContain(await judged(Buffer.from(file)));
  });
});

const goingTo = '4 0 <</S/GoTo/D[3 0 R/Fit]/X(/JS)>>';

/** What programs write, though some of it seldom. */
const honest: Readonly<Record<string, string | Buffer>> = {
  'words in a text': `${plain}4 0 obj<</Title(The obj of this trailer, see /JS and 3 0 obj.)>>\nendobj\n`,
  'a length elsewhere': `${plain}4 0 obj<</Length 5 0 R>>stream\n(/JS\nendstream\nendobj\n5 0 obj\n4\nendobj\n`,
  'a stream whose length is wrong': `${plain}4 0 obj<</Length 900>>stream\n(/JS\nendstream\nendobj\n6 0 obj(/JS)endobj`,
  'stored objects': stored(goingTo),
  'stored objects with a length elsewhere': stored(goingTo, longer),
  'stored objects without a length': stored(goingTo, ''),
  'packed objects': packed(goingTo.replace('/JS', '/JS obj << and /AA')),
  'packed objects with a length elsewhere': packed(goingTo, `/Type/ObjStm${longer}`),
  'packed numbers': packedObjects('4 0 5 2 6 4', '7 8 (/JS)', 12),
  'no packed objects': packedObjects('', '', 0),
  'lines that end as in Windows': Buffer.from(
    packed(goingTo).toString('latin1').replace('stream\n', 'stream\r\n'),
    'latin1',
  ),
};

describe('an honest file may have', () => {
  test.each(Object.entries(honest))('%s', async (_, file) => {
    expect(await judged(Buffer.from(file))).toBe('taken');
  });
});

/** Two names that say together that another file is opened unasked, such as one on a stranger's host. */
const leading = '<</S/GoToR/F(\\\\\\\\host\\\\share)/D[0/Fit]>>';

describe('a link to another file', () => {
  test.each<[string, string | Buffer]>([
    ['in the action itself', `${plain}4 0 obj<</OpenAction${leading}>>endobj`],
    ['elsewhere', `${plain}4 0 obj<</OpenAction 5 0 R>>endobj 5 0 obj${leading}endobj`],
    ['among packed objects', packed(`4 0 <</OpenAction %\n<</S/GoTo/Next 5 0 R>>>>${leading}`)],
    ['after a place to show', `${plain}4 0 obj<</OpenAction[3 0 R]/OpenAction 5 0 R>>endobj 5 0 obj${leading}endobj`],
  ])('may not be followed when the file is opened: %s', async (_, file) => {
    expect(await judged(Buffer.from(file))).toBe('scripted');
  });

  test.each<[string, string | Buffer]>([
    ['which nothing follows', `${plain}5 0 obj${leading}endobj`],
    ['beside a place to show', `${plain}4 0 obj<</OpenAction[3 0 R/Fit]>>endobj 5 0 obj${leading}endobj`],
    ['beside one that is packed', packed(`4 0 <</OpenAction [3 0 R/Fit]/A${leading}>>`)],
    ['beside what else is done', `${plain}4 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj`],
  ])('may be there: %s', async (_, file) => {
    expect(await judged(Buffer.from(file))).toBe('taken');
  });
});

test('all of them are judged the same in chunks of any length', async () => {
  const files = [...Object.values(hidingPlaces), ...Object.values(honest)].map((file) => Buffer.from(file));
  const whole = await Promise.all(files.map((file) => judged(file)));
  const cuts = fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.nat(files.length - 1), cuts, async (which, sizes) => {
      expect(await judged(files[which] ?? Buffer.alloc(0), sizes)).toBe(whole[which]);
    }),
    { numRuns: 300 },
  );
});
