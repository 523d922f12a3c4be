import ts from 'typescript';

/** What is put in place of a piece of a file. */
export interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const operators: Readonly<Partial<Record<ts.SyntaxKind, readonly [kind: string, text: string]>>> = {
  [ts.SyntaxKind.LessThanToken]: ['compare', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['compare', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['compare', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['compare', '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['compare', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['compare', '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['logic', '||'],
  [ts.SyntaxKind.BarBarToken]: ['logic', '&&'],
  [ts.SyntaxKind.PlusToken]: ['arithmetic', '-'],
  [ts.SyntaxKind.MinusToken]: ['arithmetic', '+'],
};

/** Everything that can be got wrong at this node itself. Types, imports and decorators decide nothing. */
export function changesAt(node: ts.Node, file: ts.SourceFile): Change[] {
  const replaced = (kind: string, what: ts.Node, text: string): Change => ({
    kind,
    start: what.getStart(file),
    end: what.getEnd(),
    text,
  });
  if (ts.isBinaryExpression(node)) return operatorChanges(node, replaced);
  if (ts.isIfStatement(node)) return forced(node.expression, replaced);
  if (ts.isConditionalExpression(node)) return forced(node.condition, replaced);
  if (ts.isPrefixUnaryExpression(node)) return negationChanges(node, file);
  if (ts.isReturnStatement(node)) return returnChanges(node, replaced);
  if (ts.isExpressionStatement(node)) return doesSomething(node) ? [replaced('statement', node, 'void 0;')] : [];
  const other = otherValue(node);
  return other === undefined ? [] : [replaced(other.kind, node, other.text)];
}

/** Nothing below it is run. */
export function decidesNothing(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isDecorator(node)
  );
}

type Replaced = (kind: string, what: ts.Node, text: string) => Change;

function operatorChanges(node: ts.BinaryExpression, replaced: Replaced): Change[] {
  const known = operators[node.operatorToken.kind];
  if (known === undefined) return [];
  const [kind, text] = known;
  return kind === 'arithmetic' && isText(node) ? [] : [replaced(kind, node.operatorToken, text)];
}

/** Letters are put together with the same sign. */
function isText(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right);
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function forced(condition: ts.Expression, replaced: Replaced): Change[] {
  return [replaced('always', condition, 'true'), replaced('never', condition, 'false')];
}

function otherValue(node: ts.Node): { kind: string; text: string } | undefined {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'boolean', text: 'false' };
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'boolean', text: 'true' };
  if (ts.isBigIntLiteral(node)) return { kind: 'number', text: `${BigInt(node.text.slice(0, -1)) + 1n}n` };
  if (!ts.isNumericLiteral(node) || isKey(node)) return undefined;
  return { kind: 'number', text: String(Number(node.text) + 1) };
}

function isKey(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function negationChanges(node: ts.PrefixUnaryExpression, file: ts.SourceFile): Change[] {
  if (node.operator !== ts.SyntaxKind.ExclamationToken) return [];
  return [{ kind: 'negation', start: node.getStart(file), end: node.operand.getStart(file), text: '' }];
}

function returnChanges({ expression }: ts.ReturnStatement, replaced: Replaced): Change[] {
  if (expression === undefined || (ts.isIdentifier(expression) && expression.text === 'undefined')) return [];
  return [replaced('return', expression, 'undefined')];
}

function doesSomething({ expression }: ts.ExpressionStatement): boolean {
  const inner =
    ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression;
  if (ts.isCallExpression(inner)) return inner.expression.kind !== ts.SyntaxKind.SuperKeyword;
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}
