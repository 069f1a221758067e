/**
 * Returns the union type of a constant list: `'small' | 'large'` for `['small', 'large'] as const`. Returns undefined
 * for any other node.
 */
function unionOfList(ts, node) {
  if (!node || !ts.isAsExpression(node) || !ts.isArrayLiteralExpression(node.expression)) return undefined;
  const { elements } = node.expression;
  return elements.length > 0 && elements.every((element) => ts.isStringLiteral(element) || ts.isNumericLiteral(element))
    ? elements.map((element) => element.getText()).join(' | ')
    : undefined;
}

/**
 * Returns the union type of a type alias: `'small' | 'large'` for `type Size = 'small' | 'large'`. Returns undefined
 * for a type that is not made of literals only.
 */
function unionOfAlias(ts, type) {
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [];
  return members.length > 0 && members.every((member) => ts.isLiteralTypeNode(member))
    ? members.map((literal) => literal.getText()).join(' | ')
    : undefined;
}

const oneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').replace(/^\| /, '');

/**
 * Creates an analyzer plugin that writes enumerations as unions of their literals, whether the source names a list
 * (`(typeof sizes)[number]`) or an alias. It also puts every type on one line.
 */
export function literalUnions() {
  /** Unions by file and by the name of the declaration. */
  const unions = new Map();

  function unionOf(name, file) {
    const localUnion = unions.get(`${file} ${name}`);
    if (localUnion) return localUnion;
    const matches = new Set([...unions].filter(([key]) => key.endsWith(` ${name}`)).map(([, union]) => union));
    if (matches.size > 1) throw new Error(`${file}: several modules declare ${name} with other values.`);
    return [...matches][0];
  }

  /** Returns a text of TypeScript with its named lists replaced by unions. */
  function withLists(text, file) {
    return text.replaceAll(/\(typeof (\w+)\)\[number\](\[\])?/g, (match, name, suffix = '') => {
      const union = unionOf(name, file);
      if (!union) return match;
      return suffix ? `(${union})${suffix}` : union;
    });
  }

  function withUnions(text, file) {
    const parts = oneLine(text)
      .split(' | ')
      .map((part) => (/^[A-Z]\w*$/.test(part) && unionOf(part, file)) || part);
    return withLists(parts.join(' | '), file);
  }

  function rewrite(node, file) {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.type?.text === 'string') node.type.text = withUnions(node.type.text, file);
    for (const child of Object.values(node)) rewrite(child, file);
  }

  return {
    withLists,
    plugin: {
      name: 'plinth-literal-unions',
      collectPhase({ ts, node }) {
        const union = ts.isVariableDeclaration(node)
          ? unionOfList(ts, node.initializer)
          : ts.isTypeAliasDeclaration(node)
            ? unionOfAlias(ts, node.type)
            : undefined;
        if (union) unions.set(`${node.getSourceFile().fileName} ${node.name.getText()}`, union);
      },
      moduleLinkPhase({ moduleDoc }) {
        rewrite(moduleDoc.declarations, moduleDoc.path);
      },
    },
  };
}
