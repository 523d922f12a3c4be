// The tests as they are run otherwise, but on servers that are there already, and ended at the first failure.
import { join } from 'node:path';
import own from '../../jest.config.js';

/** They look at processes of their own, where nothing is recorded, or draw documents for minutes. */
const judgeNothing = [
  ...['/test/database/embedded-', '/test/platform/processes', '/test/inspection/'],
  '/test/compliance/(hostile-documents|documents-read|identity-documents-read)',
];

const root = join(import.meta.dirname, '../..');

export default async () => {
  const config = await own();
  return {
    ...config,
    rootDir: root,
    bail: process.env.MUTATION_RECORD === undefined ? 1 : 0,
    reporters: [],
    testTimeout: process.env.MUTATION_RECORD === undefined ? 60_000 : 180_000,
    watchman: false,
    testSequencer: join(root, 'test/mutation/sequencer.mjs'),
    projects: config.projects.map((project) => ({
      ...project,
      globalSetup: undefined,
      globalTeardown: undefined,
      rootDir: root,
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...judgeNothing],
      testEnvironment: join(root, 'test/mutation/environment.mjs'),
    })),
  };
};
