/**
 * Reads the tests of a source file without running it: their titles from the outermost describe
 * inwards, and whether they would prove anything. Skipped, conditional, expected-to-fail, focused
 * and empty tests do not.
 */
import ts from 'typescript';

const suites = new Set(['describe', 'suite', 'xdescribe']);
const tests = new Set(['it', 'test', 'xit', 'xtest']);
const proofless = new Set(['skip', 'todo', 'only', 'fixme', 'fail', 'fails', 'skipIf', 'runIf']);

/** Names of a call's chain: `test.describe.skip.each(x)` gives test, describe, skip, each. */
function chainOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...chainOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return chainOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return chainOf(node.tag);
  return [];
}

/** The text of a title; what a template fills in is left out. */
function textOf(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
  }
  return undefined;
}

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** A body that does something, and does not skip itself with a bare test.skip(). */
function bodyProves(call) {
  const body = call.arguments.find(isFunction)?.body;
  if (!body) return call.arguments.slice(1).some((argument) => ts.isIdentifier(argument));
  if (!ts.isBlock(body)) return true;
  const skipsItself = (statement) =>
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    /^(it|test)\.(skip|fixme|fail)$/.test(chainOf(statement.expression).join('.'));
  return body.statements.length > 0 && !body.statements.some(skipsItself);
}

/** What a call is: a suite, a test, or neither; and whether what is inside may prove. */
function kindOf(call) {
  const [first, ...modifiers] = chainOf(call.expression);
  // A call such as it.each(table) only prepares the one that carries the title.
  if (ts.isCallExpression(call.parent) && call.parent.expression === call) return {};
  const title = textOf(call.arguments[0]);
  if (title === undefined || !call.arguments.slice(1).length) {
    return tests.has(first) && title !== undefined ? { test: title, proves: false } : {};
  }
  const proves = !/^x/.test(first ?? '') && !modifiers.some((modifier) => proofless.has(modifier));
  if (suites.has(first) || (first === 'test' && modifiers.includes('describe'))) {
    return { suite: title, proves };
  }
  const isTest = tests.has(first) && !modifiers.some((m) => m === 'step' || m === 'extend');
  // Storybook: Story.test('title', …).
  if (isTest || modifiers.at(-1) === 'test') return { test: title, proves };
  return {};
}

const property = (object, name) =>
  object.properties.find((p) => ts.isPropertyAssignment(p) && p.name.getText() === name)
    ?.initializer;

const unwrap = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node;

/** Storybook: every exported object is a story, named by its `name`; the meta's title is around. */
function findStories(source) {
  const found = [];
  const objects = new Map();
  const exported = [];
  let meta;
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const isExported = statement.modifiers?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
      for (const { name, initializer } of statement.declarationList.declarations) {
        const value = initializer && unwrap(initializer);
        if (!value || !ts.isObjectLiteralExpression(value)) continue;
        objects.set(name.getText(), value);
        if (isExported) exported.push([name.getText(), value]);
      }
    } else if (ts.isExportAssignment(statement)) {
      const value = unwrap(statement.expression);
      meta = ts.isObjectLiteralExpression(value) ? value : objects.get(value.getText());
    }
  }
  const outer = meta ? textOf(property(meta, 'title')) : undefined;
  for (const [name, story] of exported) {
    const title = textOf(property(story, 'name')) ?? name;
    const tags = [meta, story].map((o) => (o && property(o, 'tags')?.getText()) ?? '').join();
    found.push({ titles: [outer, title].filter(Boolean), proves: !/!test\b/.test(tags) });
  }
  return found;
}

/** All tests of a file: `[{ titles, proves }]`. */
export function findTests(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = /\.stories\.tsx$/.test(file) ? findStories(source) : [];
  function visit(node, titles, proves) {
    const kind = ts.isCallExpression(node) ? kindOf(node) : {};
    if (kind.test !== undefined) {
      const ok = proves && kind.proves && bodyProves(node);
      found.push({ titles: [...titles, kind.test], proves: ok });
      return;
    }
    const inside = kind.suite === undefined ? titles : [...titles, kind.suite];
    ts.forEachChild(node, (child) => visit(child, inside, proves && kind.proves !== false));
  }
  visit(source, [], true);
  return found;
}
