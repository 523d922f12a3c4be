import { type Build, readBuild } from './read-build.js';

/**
 * The build in a folder, kept in memory from the first request on. Tries again while there are no files, as it may be
 * built meanwhile.
 */
export class BuildIn {
  private build: Promise<Build> | undefined;

  constructor(
    private readonly folder: string,
    private readonly whenRead: (build: Build) => Promise<void> = () => Promise.resolve(),
  ) {}

  async files(): Promise<Build> {
    const build = (this.build ??= this.read());
    const isThere = await build.then(({ size }) => size > 0).catch(() => false);
    if (!isThere && this.build === build) this.build = undefined;
    return build;
  }

  private async read(): Promise<Build> {
    const build = await readBuild(this.folder);
    await this.whenRead(build);
    return build;
  }
}
