import { relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Begun last, each of them would keep a run waiting for it alone. */
const longest = [
  'test/compliance/hostile-documents.once.spec.ts',
  'test/inspection/inspector.spec.ts',
  'test/chains/service/bad-node.spec.ts',
  'test/platform/processes.spec.ts',
  'test/widget/requests.browser.spec.ts',
  'test/widget/documents.browser.spec.ts',
  'test/widget/network.browser.spec.ts',
  'test/compliance/documents-read.once.spec.ts',
  'test/chains/service/refusals.spec.ts',
  'test/payouts/provider-answers.spec.ts',
  'test/payouts/outcomes.spec.ts',
  'test/routes/fields.spec.ts',
];

/** The longest first: Jest knows them by the last run, and the list above is for a clone that has not had one. */
export default class extends Sequencer {
  sort(tests) {
    const place = ({ path, context, duration }) => {
      const listed = duration === undefined ? longest.indexOf(relative(context.config.rootDir, path)) : -1;
      return listed === -1 ? longest.length : listed;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
