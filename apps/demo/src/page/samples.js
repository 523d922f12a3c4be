import { find, make } from './markup.js';
import { samplePeople } from './sample-people.js';
import { letters } from './sample-letters.js';
import { specimenPdf } from './specimen-pdf.js';
import { passportPicture, portraitPicture } from './specimen-picture.js';

const pictures = {
  passport: { label: 'Passport', draw: passportPicture },
  portrait: { label: 'Photo of a face', draw: portraitPicture },
};

/** Which document answers which attestation. */
const documentFor = {
  individualIdentityDocument: 'passport',
  associatedPersonIdentityDocument: 'passport',
  individualSelfiePhoto: 'portrait',
  individualProofOfAddress: 'bill',
  associatedPersonProofOfAddress: 'bill',
  individualSourceOfFunds: 'payslip',
  businessFormationDocuments: 'articles',
  businessUboOwnershipDocuments: 'owners',
  businessProofOfAddressDocuments: 'companyBill',
  businessFlowOfFundsDocument: 'flow',
  associatedPersonProofOfSignatoryAuthority: 'authority',
};

/** Somebody to be, for newcomers with neither answers nor documents at hand. */
export function showSamples({ type, country }) {
  const place = find('samples');
  const person = samplePeople[country];
  place.hidden = person === undefined;
  if (person === undefined) return;
  const answers = [[`${person.firstName} ${person.lastName}`, answersOf(person, country)]];
  if (type === 'business') answers.unshift([person.company.legalName, companyAnswers(person)]);
  place.replaceChildren(
    make('h2', { id: 'samples-title' }, 'Need sample data?'),
    make(
      'p',
      { class: 'about' },
      'Use this fictional customer. The checks read the documents and compare them with what you enter: everything passes.',
    ),
    ...answers.map(([name, list]) =>
      make('details', { class: 'answers' }, make('summary', {}, `${name}’s answers`), list),
    ),
    make('div', { id: 'documents', class: 'buttons' }),
  );
}

/** A document for whatever the review asks for by now. */
export function showSampleDocuments({ country, reviewId, requirements }) {
  const person = samplePeople[country];
  if (person === undefined) return;
  const names = new Set(requirements.flatMap(({ attestationType }) => documentFor[attestationType] ?? []));
  const shown = [...find('documents').children].map(({ dataset }) => dataset.document);
  const missing = [...names].filter((name) => !shown.includes(name));
  find('documents').append(...missing.map((name) => download(name, { person, reference: reviewId.slice(-12) })));
}

function answersOf(person, country) {
  return facts([
    ['Date of birth', person.birthDate],
    ['Nationality', new Intl.DisplayNames(['en'], { type: 'region' }).of(country)],
    ['Occupation', person.occupation],
    ['Email', person.email],
    ['Phone', person.phone],
    ...placeOf(person),
    [`Tax number (${person.taxType})`, person.taxNumber],
    ['Passport', person.passport],
    ['Issued, expires', `${passportDates.issuedOn}, ${passportDates.expiresOn}`],
  ]);
}

function companyAnswers({ company, ...person }) {
  return facts([
    ['Registration number', company.registrationNumber],
    ['Incorporated', company.incorporatedOn],
    ...placeOf(person),
    [`Tax number (${company.taxType})`, company.taxNumber],
  ]);
}

function placeOf({ street, city, region, postalCode }) {
  return [
    ['Address', `${street}, ${city}`],
    ...(region === undefined ? [] : [['State or region', region]]),
    ['Postal code', postalCode],
  ];
}

/** Good for some years yet, whenever that is read. */
const passportDates = { issuedOn: dayInYears(-3), expiresOn: dayInYears(7) };

function dayInYears(years) {
  return `${new Date().getFullYear() + years}-03-14`;
}

function facts(rows) {
  return make(
    'dl',
    {},
    rows.map(([term, text]) => make('div', {}, make('dt', {}, term), make('dd', {}, text))),
  );
}

/** Made on demand for this customer, so that no two customers show the same file. */
function download(name, { person, reference }) {
  const picture = pictures[name];
  const label = picture?.label ?? letters[name].label;
  const fileName = `specimen-${label.toLowerCase().replaceAll(' ', '-')}.${picture === undefined ? 'pdf' : 'png'}`;
  const made = async () =>
    picture === undefined
      ? new Blob([specimenPdf(letters[name].write({ person, reference, today: new Date() }))], {
          type: 'application/pdf',
        })
      : picture.draw({ person, reference, ...passportDates });
  const save = async () => {
    const address = URL.createObjectURL(await made());
    make('a', { href: address, download: fileName }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return make(
    'button',
    { type: 'button', class: 'download', 'data-document': name, onclick: save },
    make('span', {}, label),
  );
}
