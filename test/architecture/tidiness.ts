import ts from 'typescript';

/** The style of architecture.md as far as a program can see it. Everything here looks at paths and text alone. */
export const largest = { fileLines: 250, functionLines: 50, constructorParameters: 6, routeStatements: 1 };
/** What a language says is one table, as long as the English one. */
const tables = 'widget/src/languages/texts/';

/** `review.service.ts`: the word between the name and `.ts`. Without one, a file is the noun that it is named after. */
const appRoles = [
  'controller',
  'service',
  'lifecycle',
  'requirements',
  'entity',
  'dto',
  'view',
  'errors',
  'job',
  'spec',
  'moves',
  'reading',
  'sealed',
  'rows',
  'books',
  'module',
];
const libRoles = [...appRoles, 'guard', 'interceptor', 'filter', 'pipe', 'spec-fixture'];

const name = '[a-z0-9]+(-[a-z0-9]+)*';
const layouts: readonly RegExp[] = [
  new RegExp(`^apps/${name}/src/(main|${name}\\.module)\\.ts$`),
  new RegExp(`^apps/${name}/src/(${name}/){1,2}${name}(\\.(${appRoles.join('|')}))*\\.ts$`),
  new RegExp(`^apps/demo/src/page/${name}\\.(js|css|html)$`),
  new RegExp(`^apps/compliance/src/hosted-page/page/${name}\\.(css|html)$`),
  new RegExp(`^libs/${name}/src/(${name}/)?${name}(\\.(${libRoles.join('|')}))*\\.ts$`),
  // One file for each code of `fiatAndRailCodes`.
  /^libs\/rails\/src\/banks\/data\/[a-z]+(-[a-z]+)*\.json$/,
  /^libs\/inspection\/src\/(mrz|faces)\/data\/[a-z-]+\.bin$/,
  // Solidity beside the code that calls it; what is compiled of it is generated.
  new RegExp(`^(libs/chains/src/evm|test/chains/evm)/contracts/([A-Z][A-Za-z]+\\.sol|${name}\\.ts)$`),
  new RegExp(`^libs/docs-site/src/${name}\\.(js|css)$`),
  new RegExp(
    `^test/${name}/(${name}/)?${name}(\\.((browser\\.|once\\.)?(long\\.)?spec|bench|drill|config))?\\.(ts|mjs)$`,
  ),
  new RegExp(`^widget/src/(${name}/)?(${name}/)?${name}(\\.(styles|spec|spec-fixture))?\\.ts$`),
  new RegExp(
    `^widget/((build|bundle|fewer-bytes|languages-apart|analyze)\\.mjs|(package|tsconfig|sizes|custom-elements)\\.json|types/${name}\\.d\\.ts)$`,
  ),
  new RegExp(`^clients/${name}/src/(${name}/)?${name}(\\.spec)?\\.ts$`),
  new RegExp(`^clients/${name}/((build|gatehouse)\\.mjs|(package|tsconfig(\\.declarations)?)\\.json|README\\.md)$`),
  new RegExp(`^console/src/(${name}/)?${name}\\.ts$`),
  new RegExp(`^console/(build\\.mjs|(package|tsconfig|sizes)\\.json|page/${name}\\.(css|html))$`),
  /^test\/(widget\/tsconfig|tools\/package|mutation\/before)\.json$/,
  /^test\/contracts\/openapi-released\.json$/,
  // Jest requires its runtime.
  new RegExp(`^test/runner/${name}\\.cjs$`),
];
const vague = /(^|[-./])(utils?|helpers?|common|managers?|misc|shared|base)([-./]|$)/;
const vagueClass = /(Utils?|Helpers?|Manager|Common)$|^(Base|Abstract)[A-Z]/;
const unfinished = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b`);
const routes = ['Get', 'Post', 'Put', 'Patch', 'Delete', 'Head', 'Options', 'All'];

export const topLevel: readonly string[] = [
  ...['apps', 'clients', 'console', 'docs', 'libs', 'test', 'widget', '.ci'],
  ...[
    'README.md',
    'LICENSE',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'NOTICE',
    'Dockerfile',
    '.dockerignore',
  ],
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tsconfig.json',
    'nest-cli.json',
    '.swcrc',
    'build.mjs',
    'prune.mjs',
  ],
  ...['eslint.config.js', 'jest.config.js', '.editorconfig', '.gitignore', '.prettierignore', '.prettierrc.json'],
];

type Check = readonly [problem: string, isWrong: (path: string, all: ReadonlySet<string>) => boolean];
const ofCode = /^(apps|clients|console|libs|test|widget)\//;

const layoutChecks: readonly Check[] = [
  ['does not belong at the top level', (path) => !path.includes('/') && !topLevel.includes(path)],
  [
    'there is no such folder at the top level',
    (path) => path.includes('/') && !topLevel.includes(path.slice(0, path.indexOf('/'))),
  ],
  ['has no place or role that is known', (path) => ofCode.test(path) && !layouts.some((layout) => layout.test(path))],
  ['has a name that says nothing', (path) => ofCode.test(path) && vague.test(path)],
  [
    'does not sit beside the code it is named after',
    (path, all) => /^(apps|clients|console|libs|widget)\/.*\.spec\.ts$/.test(path) && !hasCodeBeside(path, all),
  ],
  ['has no number', (path) => path.includes('/migrations/') && !/\/\d{13}-[^/]+$/.test(path)],
  ['is a barrel', (path) => /^apps\/.*\/index\.ts$|^libs\/[^/]+\/src\/.+\/index\.ts$/.test(path)],
  [
    'its lib has no index.ts',
    (path, all) => path.startsWith('libs/') && !all.has(`${path.split('/').slice(0, 2).join('/')}/src/index.ts`),
  ],
];

/** What is wrong with where files are and how they are called. */
export function layoutProblems(paths: readonly string[]): string[] {
  const all = new Set(paths);
  return paths.flatMap((path) =>
    layoutChecks.filter(([, isWrong]) => isWrong(path, all)).map(([problem]) => `${path}: ${problem}`),
  );
}

/** What is wrong inside one file. */
export function textProblems(path: string, text: string): string[] {
  const lines = text.split('\n');
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length;
  const problems = [
    ...(count > largest.fileLines && !path.startsWith(tables) ? [`${path}: has ${count} lines`] : []),
    ...lines.flatMap((line, index) => (unfinished.test(line) ? [`${path}:${index + 1}: is unfinished`] : [])),
  ];
  return /\.(ts|mjs|js)$/.test(path) ? [...problems, ...codeProblems(path, text)] : problems;
}

function codeProblems(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const problems: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const problem of nodeProblems(node, file)) problems.push(`${path}:${lineOf(node, file)}: ${problem}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return problems;
}

function nodeProblems(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isClassDeclaration(node))
    return [...classProblems(node.name?.text ?? ''), ...verbProblems(node, file.fileName)];
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined ? functionProblems(node, file) : [];
}

function classProblems(called: string): string[] {
  return vagueClass.test(called) ? [`class ${called} has a name that says nothing`] : [];
}

/** `execute-payout-request.ts` has no role in its name: the injectable class of it is `ExecutePayoutRequest`. */
function verbProblems(node: ts.ClassDeclaration, path: string): string[] {
  const file = /^(?:apps|libs)\/[^/]+\/src\/(?:.+\/)?([a-z0-9]+(?:-[a-z0-9]+)+)\.ts$/.exec(path)?.[1];
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (file === undefined || !isExported || !has(node, 'Injectable')) return [];
  const wanted = file.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return node.name?.text === wanted ? [] : [`class ${node.name?.text ?? ''} is not named as its file: ${wanted}`];
}

function functionProblems(node: ts.SignatureDeclaration, file: ts.SourceFile): string[] {
  const lines = file.getLineAndCharacterOfPosition(node.end).line + 2 - lineOf(node, file);
  const parameters = ts.isConstructorDeclaration(node) ? node.parameters.length : 0;
  const statements = isRoute(node) ? (node.body?.statements.length ?? 0) : 0;
  return [
    ...(lines > largest.functionLines && !isGroupOfTests(node) ? [`a function has ${lines} lines`] : []),
    ...(parameters > largest.constructorParameters ? [`a constructor has ${parameters} parameters`] : []),
    ...(statements > largest.routeStatements ? [`a route has ${statements} statements`] : []),
  ];
}

function isRoute(node: ts.Node): node is ts.MethodDeclaration {
  return ts.isMethodDeclaration(node) && has(node, ...routes);
}

function has(node: ts.HasDecorators, ...decorators: readonly string[]): boolean {
  return (ts.getDecorators(node) ?? []).some(
    ({ expression }) =>
      ts.isCallExpression(expression) &&
      ts.isIdentifier(expression.expression) &&
      decorators.includes(expression.expression.text),
  );
}

function isGroupOfTests(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && /^(describe|onS3|onPgbouncer)\b/.test(node.parent.expression.getText());
}

function hasCodeBeside(spec: string, all: ReadonlySet<string>): boolean {
  const stem = spec.replace(/spec\.ts$/, '');
  return [...all].some((path) => path.startsWith(stem) && path !== spec);
}

function lineOf(node: ts.Node, file: ts.SourceFile): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
