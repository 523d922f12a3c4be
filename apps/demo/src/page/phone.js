import { loadWidget } from './partner.js';

// What the phone needs is in the fragment of the address; the element reads it, and takes it off.
try {
  await loadWidget();
} catch (refused) {
  const problem = document.getElementById('problem');
  problem.textContent = refused.message;
  problem.hidden = false;
}
