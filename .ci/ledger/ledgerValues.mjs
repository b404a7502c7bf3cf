/**
 * Determines statically which strings an expression of a test file can be: a literal, a constant, or
 * the column of a table in a loop or `each`.
 */
import ts from 'typescript';

export const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Removes `as const`, `satisfies T` and parentheses. */
export const unwrap = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** The table of `it.each(table)(title, test)` or `describe.for(table)(title, suite)`. */
export function tableOf(call) {
  const { expression: each } = call;
  if (!ts.isCallExpression(each) || !ts.isPropertyAccessExpression(each.expression))
    return undefined;
  return /^(each|for)$/.test(each.expression.name.text) ? each : undefined;
}

/** The possible values of a property or list element. */
const pick = (nodes, key) =>
  nodes.flatMap((node) => {
    if (ts.isArrayLiteralExpression(node))
      return node.elements[key] ? valuesOf(node.elements[key]) : [];
    if (!ts.isObjectLiteralExpression(node)) return [];
    const found = node.properties.find((p) => p.name && (p.name.text ?? p.name.getText()) === key);
    if (found && ts.isPropertyAssignment(found)) return valuesOf(found.initializer);
    return found && ts.isShorthandPropertyAssignment(found) ? valuesOf(found.name) : [];
  });

/** The rows of a table: the elements of all its possible lists. */
const rowsOf = (table) =>
  valuesOf(table).flatMap((list) =>
    !ts.isArrayLiteralExpression(list)
      ? []
      : list.elements.flatMap((element) =>
          ts.isSpreadElement(element) ? rowsOf(element.expression) : valuesOf(element),
        ),
  );

/** The values of a name in the pattern `x`, `{ x }`, `{ y: x }` or `[y, x]`, given those of the whole. */
function boundTo(pattern, name, values) {
  if (ts.isIdentifier(pattern)) return pattern.text === name ? values() : undefined;
  for (const [at, element] of pattern.elements.entries()) {
    if (!ts.isBindingElement(element)) continue;
    const key = ts.isArrayBindingPattern(pattern)
      ? at
      : (element.propertyName ?? element.name).getText();
    const found = boundTo(element.name, name, () => [
      ...pick(values(), key),
      ...(element.initializer ? valuesOf(element.initializer) : []),
    ]);
    if (found) return found;
  }
  return undefined;
}

/** The values of a callback's parameter in `rows.forEach((row) => …)` or `each(rows)(title, fn)`. */
function parameterValues(callback, name) {
  const call = callback.parent;
  if (!ts.isCallExpression(call)) return undefined;
  const each = tableOf(call);
  const isForEach =
    ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'forEach';
  if (!each && !isForEach) return undefined;
  const rows = () => rowsOf(each ? each.arguments[0] : call.expression.expression);
  const spreads = each?.expression.name.text === 'each';
  for (const [at, { name: pattern }] of callback.parameters.entries()) {
    const values = () =>
      rows().flatMap((row) =>
        spreads && ts.isArrayLiteralExpression(row) ? pick([row], at) : at === 0 ? [row] : [],
      );
    const found = boundTo(pattern, name, values);
    if (found) return found;
  }
  return undefined;
}

/** The values of a name, from the nearest enclosing loop, callback or constant. */
function named(identifier) {
  const { text } = identifier;
  for (let node = identifier.parent; node; node = node.parent) {
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const [{ name }] = node.initializer.declarations;
      const found = boundTo(name, text, () => rowsOf(node.expression));
      if (found) return found;
    }
    const found = isFunction(node) ? parameterValues(node, text) : undefined;
    if (found) return found;
    for (const statement of node.statements ?? []) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && name.text === text)
          return initializer ? valuesOf(initializer) : [];
      }
    }
  }
  return [];
}

/** The expressions that an expression can evaluate to; empty if they cannot be determined. */
export function valuesOf(expression) {
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) return named(node);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf);
  if (ts.isPropertyAccessExpression(node)) return pick(valuesOf(node.expression), node.name.text);
  return [node];
}

/** The text once per value of each placeholder; the other placeholders are shown as `…`. */
function filled(texts, gaps) {
  const join = (fill) =>
    texts.map((text, at) => text + (at < gaps.length ? fill(at) : '')).join('');
  const variants = gaps.flatMap((values, gap) =>
    values.map((value) => join((at) => (at === gap ? value : '…'))),
  );
  return variants.length ? variants : [join(() => '…')];
}

/** The strings that an expression can evaluate to. */
export function textsOf(expression) {
  return valuesOf(expression).flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(textsOf);
    if (ts.isSpreadElement(node)) return textsOf(node.expression);
    if (ts.isTemplateExpression(node)) {
      const { head, templateSpans } = node;
      const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
      return filled(
        texts,
        templateSpans.map((span) => textsOf(span.expression)),
      );
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return filled(['', '', ''], [textsOf(node.left), textsOf(node.right)]);
    }
    return [];
  });
}

/** Titles with `$name`, `$row.name` and `%s` replaced by the values of the `each` table. */
export function withTable(titles, call) {
  const each = tableOf(call);
  if (!each?.arguments.length) return titles;
  const rows = rowsOf(each.arguments[0]);
  const placeholder = /\$([\w.]+)|%[sdifjoO]/g;
  return titles.flatMap((title) => {
    let position = 0;
    const gaps = [...title.matchAll(placeholder)].map(([, path]) => {
      const at = position++;
      const found = path
        ? path.split('.').reduce(pick, rows)
        : rows.flatMap((row) => (ts.isArrayLiteralExpression(row) ? pick([row], at) : [row]));
      return found.flatMap(textsOf);
    });
    return filled(title.split(/\$[\w.]+|%[sdifjoO]/), gaps);
  });
}
