import { find, make } from './markup.js';
import { createCustomer } from './partner.js';
import { samplePeople } from './sample-people.js';

/** English first, as it is chosen until somebody chooses; a test compares them with those of the widget. */
const languages =
  'en ar bn cs da de el es fi fr he hi hu id it ja ko nl pl pt-BR pt-PT ro sv tr uk vi zh-Hans zh-Hant'.split(' ');

/** Each by its own name, as who looks for it knows it. */
export function fillLanguages(select) {
  const nameOf = (tag) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  select.replaceChildren(...languages.map((tag) => make('option', { value: tag, lang: tag }, nameOf(tag))));
}

/** The form in which a newcomer chooses whom to be. `begun` gets the customer and the language. */
export function prepareStart(begun) {
  const form = find('begin');
  const { country, language } = form.elements;
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  country.replaceChildren(...Object.keys(samplePeople).map((code) => make('option', { value: code }, names.of(code))));
  fillLanguages(language);
  const preview = () => (find('preview').textContent = previewOf(form));
  form.addEventListener('change', preview);
  country.addEventListener('change', () => (language.value = samplePeople[country.value].language));
  language.value = samplePeople[country.value].language;
  preview();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void begin(form, begun);
  });
}

async function begin(form, begun) {
  const button = form.querySelector('button');
  const progress = find('progress');
  const { tier, country, language } = form.elements;
  button.disabled = true;
  progress.className = 'progress busy';
  progress.textContent = 'Quillet’s server is creating an organization, a review and a webhook…';
  try {
    const name = nameOfCustomer(tier.value, country.value);
    await begun(await createCustomer({ tier: tier.value, country: country.value, name }), language.value);
    progress.textContent = '';
    progress.className = 'progress';
  } catch (refused) {
    progress.className = 'progress failed';
    progress.textContent = refused.message;
  } finally {
    button.disabled = false;
  }
}

function nameOfCustomer(tier, code) {
  const { firstName, lastName, company } = samplePeople[code];
  return isCompany(tier) ? company.legalName : `${firstName} ${lastName}`;
}

function previewOf({ elements: { tier, country } }) {
  const { firstName, lastName, city, company } = samplePeople[country.value];
  return isCompany(tier.value)
    ? `You’ll be ${firstName} ${lastName} of ${company.legalName}, ${city}.`
    : `You’ll be ${firstName} ${lastName} from ${city}.`;
}

function isCompany(tier) {
  return tier === 'US_STANDARD' || tier === 'FULL';
}
