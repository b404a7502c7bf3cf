/**
 * Parses the tests and describes of a source file without running it: their titles from the outermost
 * describe inwards, their own ledger ids, and whether a test counts as proof. Skipped, conditional,
 * expected-to-fail, focused and empty tests do not count.
 */
import ts from 'typescript';
import { isFunction, textsOf, unwrap, valuesOf, withTable } from './ledgerValues.mjs';

const suites = new Set(['describe', 'suite', 'xdescribe']);
const tests = new Set(['it', 'test', 'xit', 'xtest']);
const proofless = new Set(['skip', 'todo', 'only', 'fixme', 'fail', 'fails', 'skipIf', 'runIf']);

/** The names in a call chain: `test.describe.skip.each(x)` returns test, describe, skip, each. */
function chainOf(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...chainOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return chainOf(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return chainOf(node.tag);
  return [];
}

const property = (object, name) =>
  object.properties.find((p) => ts.isPropertyAssignment(p) && p.name.getText() === name)
    ?.initializer;

const idShape = /^\d+\.[a-z]+\.\d+$/;

/** Texts in square brackets: both `[a] [b]` and `[a, b]`. Texts that are not ids are filtered later. */
function bracketed(titles) {
  const brackets = titles.flatMap((title) => [...title.matchAll(/\[([^\]]*)\]/g)]);
  return brackets.flatMap(([, inside]) => inside.split(',').map((id) => id.trim()));
}

/** Playwright uses `tag: '@id'`, Vitest and Storybook use `tags: ['id']`. */
function tagged(options) {
  const tags = ['tag', 'tags'].map((name) => property(options, name)).filter(Boolean);
  return tags.flatMap(textsOf).map((tag) => tag.replace(/^@/, ''));
}

const idsIn = (titles, options) => [
  ...new Set([...bracketed(titles), ...options.flatMap(tagged)].filter((id) => idShape.test(id))),
];

/** The details or options object between the title and the body. */
const optionsOf = (call) =>
  call.arguments.slice(1).flatMap(valuesOf).filter(ts.isObjectLiteralExpression);

const isOff = (options) =>
  options.properties.some(
    (p) => proofless.has(p.name?.getText()) && p.initializer?.kind !== ts.SyntaxKind.FalseKeyword,
  );

const isTitle = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** `test.skip()` and `test.skip(condition)`; `test.skip('title', …)` is a test. */
const skipsItself = (statement) =>
  ts.isExpressionStatement(statement) &&
  ts.isCallExpression(statement.expression) &&
  /^(it|test)\.(skip|fixme|fail)$/.test(chainOf(statement.expression).join('.')) &&
  !statement.expression.arguments.slice(0, 1).some(isTitle);

/** Whether the body has statements and does not skip itself by `test.skip()`. */
function bodyProves(call) {
  const body = call.arguments.find(isFunction)?.body;
  if (!body) {
    const [handler] = call.arguments
      .slice(1)
      .filter((node) => !ts.isNumericLiteral(node))
      .reverse();
    return Boolean(handler) && ts.isIdentifier(handler) && !optionsOf(call).length;
  }
  if (!ts.isBlock(body)) return true;
  return body.statements.length > 0 && !body.statements.some(skipsItself);
}

/** Classifies a call as suite, test or neither, with its ids and whether tests in it count as proof. */
function readCall(call) {
  const [first, ...modifiers] = chainOf(call.expression);
  // A call such as it.each(table) is followed by the call with the title.
  if (ts.isCallExpression(call.parent) && call.parent.expression === call) return {};
  if (!call.arguments.length || isFunction(call.arguments[0])) return {};
  const isSuite = suites.has(first) || (first === 'test' && modifiers.includes('describe'));
  const isTest = tests.has(first) && !modifiers.some((m) => m === 'step' || m === 'extend');
  // In Storybook: Story.test('title', …).
  if (!isSuite && !isTest && modifiers.at(-1) !== 'test') return {};
  const titles = textsOf(call.arguments[0]);
  if (!titles.length) return {};
  const options = optionsOf(call);
  const ids = idsIn(withTable(titles, call), options);
  const title = titles.length === 1 ? titles[0] : textOfSource(call.arguments[0]);
  const isOn = !/^x/.test(first ?? '') && !modifiers.some((name) => proofless.has(name));
  const proves = isOn && !options.some(isOff) && bodyProves(call);
  return { kind: isSuite ? 'suite' : 'test', title, ids, proves };
}

/** The source text of a title that has several values. */
const textOfSource = (node) => node.getText().replace(/^[`'"]|[`'"]$/g, '');

/** In Storybook, every exported object is a story, titled by its `name`, inside the meta's title. */
function findStories(source) {
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
  const textsIn = (object, name) => {
    const value = object && property(object, name);
    return value ? textsOf(value) : [];
  };
  const outer = textsIn(meta, 'title');
  const metaIds = idsIn(outer, meta ? [meta] : []);
  const found = [{ kind: 'suite', titles: outer, ids: metaIds, proves: false }];
  for (const [name, story] of exported) {
    const [title = name] = textsIn(story, 'name');
    const tags = [meta, story].flatMap((object) => textsIn(object, 'tags'));
    const ids = idsIn([title], [story]);
    found.push({ kind: 'test', titles: [...outer, title], ids, proves: !tags.includes('!test') });
  }
  return found;
}

/** All tests and describes of a file: `[{ kind, titles, ids, proves }]`. */
export function findTests(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = /\.stories\.tsx$/.test(file) ? findStories(source) : [];
  function visit(node, around, proves) {
    const {
      kind,
      title,
      ids,
      proves: own = true,
    } = ts.isCallExpression(node) ? readCall(node) : {};
    const titles = kind ? [...around, title] : around;
    if (kind) found.push({ kind, titles, ids, proves: proves && own });
    if (kind === 'test') return;
    ts.forEachChild(node, (child) => visit(child, titles, proves && own));
  }
  visit(source, [], true);
  return found;
}
