/** What the sample documents say. The checks of Gatehouse compare it with what the customer types. */
export const letters = {
  bill: {
    label: 'Electricity bill',
    write: ({ person, reference, today }) => ({
      title: 'Electricity bill',
      lines: [
        ...heading(person, nameOf(person), { reference, today }),
        'Electricity used in the last month: 214 kWh',
        'Amount due: 38.20',
      ],
    }),
  },
  payslip: {
    label: 'Payslip',
    write: ({ person, reference, today }) => ({
      title: 'Payslip',
      lines: [
        ...heading(person, nameOf(person), { reference, today }),
        `Occupation: ${person.occupation}`,
        'Paid for the last month: 2,940.00',
      ],
    }),
  },
  articles: {
    label: 'Articles of association',
    write: ({ person: { company, ...person }, reference, today }) => ({
      title: 'Articles of association',
      lines: [
        ...heading(person, company.legalName, { reference, today }),
        `Registration number: ${company.registrationNumber}`,
        `Incorporated on: ${company.incorporatedOn}`,
        `Tax number: ${company.taxNumber}`,
        'The company makes yarn and cloth, and sells them.',
      ],
    }),
  },
  owners: {
    label: 'Shareholder register',
    write: ({ person: { company, ...person }, reference, today }) => ({
      title: 'Shareholder register',
      lines: [
        ...heading(person, company.legalName, { reference, today }),
        `${nameOf(person)} holds 60 % of the shares.`,
        'No one else holds more than 10 %.',
      ],
    }),
  },
  companyBill: {
    label: 'Company phone bill',
    write: ({ person: { company, ...person }, reference, today }) => ({
      title: 'Phone bill',
      lines: [
        ...heading(person, company.legalName, { reference, today }),
        'Calls and line rental of the last month',
        'Amount due: 64.10',
      ],
    }),
  },
  authority: {
    label: 'Board resolution',
    write: ({ person: { company, ...person }, reference, today }) => ({
      title: 'Board resolution',
      lines: [
        ...heading(person, company.legalName, { reference, today }),
        `${nameOf(person)} may sign for the company.`,
      ],
    }),
  },
  flow: {
    label: 'Flow of funds',
    write: ({ person: { company, ...person }, reference, today }) => ({
      title: 'Flow of funds',
      lines: [
        ...heading(person, company.legalName, { reference, today }),
        'Customers pay the company by bank transfer.',
        'The company pays its suppliers within thirty days.',
      ],
    }),
  },
};

function nameOf({ firstName, lastName }) {
  return `${firstName} ${lastName}`;
}

function heading({ street, postalCode, city }, name, { reference, today }) {
  return [
    name,
    street,
    `${postalCode} ${city}`,
    '',
    `Date: ${today.toISOString().slice(0, 10)}`,
    `Reference: ${reference}`,
    '',
  ];
}
