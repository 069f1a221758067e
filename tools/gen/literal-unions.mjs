/** `['small', 'large'] as const`, as TypeScript parses it, is `'small' | 'large'`; undefined for anything else. */
function unionOfList(ts, node) {
  if (!node || !ts.isAsExpression(node) || !ts.isArrayLiteralExpression(node.expression)) return undefined;
  const { elements } = node.expression;
  return elements.length > 0 && elements.every((each) => ts.isStringLiteral(each) || ts.isNumericLiteral(each))
    ? elements.map((each) => each.getText()).join(' | ')
    : undefined;
}

/** `type Size = 'small' | 'large'` is `'small' | 'large'`; undefined for a type with anything but literals. */
function unionOfAlias(ts, type) {
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [];
  return members.length > 0 && members.every((each) => ts.isLiteralTypeNode(each))
    ? members.map((each) => each.getText()).join(' | ')
    : undefined;
}

const oneLine = (text) => text.replaceAll(/\s*\n\s*/g, ' ').replace(/^\| /, '');

/**
 * A plugin of the manifest's analyzer that writes enumerations as the union of their literals, where the sources name a
 * list (`(typeof sizes)[number]`) or an alias, and every type on one line.
 */
export function literalUnions() {
  /** Unions by the file that declares them and their name. */
  const declared = new Map();

  function unionOf(name, file) {
    const own = declared.get(`${file} ${name}`);
    if (own) return own;
    const found = new Set([...declared].filter(([key]) => key.endsWith(` ${name}`)).map(([, union]) => union));
    if (found.size > 1) throw new Error(`${file}: several modules declare ${name} with other values.`);
    return [...found][0];
  }

  function written(text, file) {
    const parts = oneLine(text)
      .split(' | ')
      .map((part) => {
        const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(part) ?? [];
        const name = list ?? (/^[A-Z]\w*$/.test(part) ? part : undefined);
        return (name && unionOf(name, file)) ?? part;
      });
    return parts.join(' | ').replaceAll(/\(typeof (\w+)\)\[number\]/g, (whole, name) => {
      const union = unionOf(name, file);
      return union ? `(${union})` : whole;
    });
  }

  function rewrite(node, file) {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.type?.text === 'string') node.type.text = written(node.type.text, file);
    for (const child of Object.values(node)) rewrite(child, file);
  }

  return {
    name: 'plinth-literal-unions',
    collectPhase({ ts, node }) {
      const union = ts.isVariableDeclaration(node)
        ? unionOfList(ts, node.initializer)
        : ts.isTypeAliasDeclaration(node)
          ? unionOfAlias(ts, node.type)
          : undefined;
      if (union) declared.set(`${node.getSourceFile().fileName} ${node.name.getText()}`, union);
    },
    moduleLinkPhase({ moduleDoc }) {
      rewrite(moduleDoc.declarations, moduleDoc.path);
    },
  };
}
