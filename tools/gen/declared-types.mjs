/** Returns the text of a node's doc comment. */
function descriptionOf(ts, node) {
  const comment = node.jsDoc?.at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s*\n\s*/g, ' ').trim();
}

/** Returns the source of a declaration without its modifiers and its doc comment. */
const declarationText = (node) => node.getText().replace(/^(?:export |declare )+/, '');

const oneLine = (text) =>
  text
    .replaceAll(/\s*\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/; \}/g, ' }')
    .trim();

/** Returns the base class of a class and the types that it passes to it; undefined if it has none. */
function baseOf(ts, node) {
  const clause = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const [base] = clause?.types ?? [];
  return base && { name: base.expression.getText(), types: (base.typeArguments ?? []).map((type) => type.getText()) };
}

/**
 * Creates an analyzer plugin that adds what the analyzer leaves out: the interfaces and type aliases of the sources, the
 * event maps, the return types of methods with a `@returns` tag, and the types that a class passes to its generic base
 * class, in place of that class's type parameters.
 * @param withUnions replaces named lists by unions of their literals.
 */
export function declaredTypes(withUnions) {
  const types = [];
  const eventMaps = {};
  /** Type parameters and base classes by the name of the class. */
  const classes = new Map();
  /** Return types by the names of class and method. */
  const returnTypes = new Map();

  function collectEvents(node) {
    const events = node.members.map((member) => [member.name.text, oneLine(member.type.getText())]);
    eventMaps[node.name.getText()] = Object.fromEntries(events);
  }

  function collectClass(ts, node) {
    const name = node.name?.getText();
    const parameters = (node.typeParameters ?? []).map((parameter) => parameter.name.getText());
    classes.set(name, { parameters, base: baseOf(ts, node) });
    for (const member of node.members)
      if (ts.isMethodDeclaration(member) && member.type)
        returnTypes.set(`${name}.${member.name.getText()}`, oneLine(member.type.getText()));
  }

  /** Returns the type arguments, by parameter, with which a class extends one of its base classes. */
  function argumentsFor(className, baseName) {
    let bindings = new Map();
    for (let current = classes.get(className); current?.base; current = classes.get(current.base.name)) {
      const { name, types: passed } = current.base;
      const bind = (text) => text.replaceAll(/\b[A-Z]\w*\b/g, (word) => bindings.get(word) ?? word);
      const { parameters = [] } = classes.get(name) ?? {};
      bindings = new Map(
        parameters.flatMap((parameter, index) => (passed[index] ? [[parameter, bind(passed[index])]] : [])),
      );
      if (name === baseName) return bindings;
    }
    return new Map();
  }

  function linkMember(declaration, member) {
    const owner = member.inheritedFrom?.name;
    const returned = returnTypes.get(`${owner ?? declaration.name}.${member.name}`);
    if (member.kind === 'method' && returned) member.return = { ...member.return, type: { text: returned } };
    if (!owner || !member.type) return;
    const bindings = argumentsFor(declaration.name, owner);
    const text = member.type.text.replaceAll(/\b[A-Z]\w*\b/g, (word) => bindings.get(word) ?? word);
    // The analyzer shares the type of a member among all classes that inherit it.
    member.type = { ...member.type, text };
  }

  return {
    name: 'plinth-declared-types',
    collectPhase({ ts, node }) {
      if (ts.isClassDeclaration(node)) collectClass(ts, node);
      if (ts.isInterfaceDeclaration(node) && /^Plinth\w+EventMap$/.test(node.name.text)) collectEvents(node);
      else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
        const path = node.getSourceFile().fileName;
        const description = descriptionOf(ts, node);
        types.push({ name: node.name.text, path, description, text: declarationText(node) });
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const declaration of customElementsManifest.modules.flatMap((module) => module.declarations))
        for (const member of [...(declaration.members ?? []), ...(declaration.attributes ?? [])])
          linkMember(declaration, member);
      Object.assign(customElementsManifest, {
        eventMaps,
        declaredTypes: types.map((type) => ({ ...type, text: withUnions(type.text, type.path) })),
      });
    },
  };
}
