/** The terms of service, before the questions. */
export const terms = {
  title: 'Terms of service',
  text: 'Please read the terms of service, and accept them to continue.',
  link: 'Read the terms of service, version {version} (opens in a new tab)',
  name: 'Your full name',
  box: 'I have read the terms of service and accept them.',
  boxMissing: 'Check the box to accept the terms.',
  accept: 'Accept and continue',
  changed: 'The terms have changed in the meantime. Please read them again.',
};
