import ts from 'typescript';

/** A piece of a function that runs as a whole, or not at all. */
export interface Point {
  readonly start: number;
  readonly end: number;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/**
 * The file, telling in `globalThis.gatehouseReached` which of its points are run; `first` is the number of its first
 * point, so that numbers differ between files.
 */
export function marked(path: string, text: string, first: number): { text: string; points: Point[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const points: Point[] = [];
  const opening: Insertion[] = [];
  const closing: Insertion[] = [];
  const visit = (node: ts.Node): void => {
    const way = ts.isTypeNode(node) || ts.isDecorator(node) ? undefined : wayToMark(node);
    if (way !== undefined) {
      const note = `(globalThis.gatehouseReached??=[])[${first + points.length}]=1`;
      points.push({ start: node.getStart(file), end: node.getEnd() });
      opening.push({ at: node.getStart(file), text: way.open(note) });
    }
    ts.forEachChild(node, visit);
    if (way !== undefined && way.close !== '') closing.push({ at: node.getEnd(), text: way.close });
  };
  visit(file);
  return { text: inserted(text, [...closing, ...opening]), points };
}

interface Way {
  readonly open: (note: string) => string;
  readonly close: string;
}

const before: Way = { open: (note) => `${note};`, close: '' };
const inBlock: Way = { open: (note) => `{${note};`, close: '}' };
const inExpression: Way = { open: (note) => `(${note},`, close: ')' };

function wayToMark(node: ts.Node): Way | undefined {
  if (ts.isBlock(node)) return undefined;
  // A file has none above it, whatever the types say.
  if (ts.isSourceFile(node) || !isInFunction(node)) return undefined;
  return ts.isStatement(node) ? statementWay(node, node.parent) : expressionWay(node, node.parent);
}

function expressionWay(node: ts.Node, parent: ts.Node): Way | undefined {
  if (ts.isArrowFunction(parent) && parent.body === node) return inExpression;
  if (ts.isConditionalExpression(parent) && parent.condition !== node && ts.isExpression(node)) return inExpression;
  return ts.isBinaryExpression(parent) && parent.right === node && isShortCut(parent) ? inExpression : undefined;
}

function statementWay(node: ts.Statement, parent: ts.Node): Way | undefined {
  if (ts.isFunctionDeclaration(node)) return undefined;
  if (ts.isBlock(parent)) return ts.isConstructorDeclaration(parent.parent) ? undefined : before;
  if (ts.isCaseOrDefaultClause(parent)) return before;
  return ts.isLabeledStatement(parent) ? undefined : inBlock;
}

function isShortCut({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(kind);
}

function isInFunction(node: ts.Node): boolean {
  return ts.findAncestor(node.parent, (one) => ts.isFunctionLike(one) && !ts.isTypeNode(one)) !== undefined;
}

/** What is closed at a place is closed before another is opened there. */
function inserted(text: string, insertions: readonly Insertion[]): string {
  let result = '';
  let done = 0;
  for (const { at, text: piece } of [...insertions].sort((one, other) => one.at - other.at)) {
    result += text.slice(done, at) + piece;
    done = at;
  }
  return result + text.slice(done);
}
