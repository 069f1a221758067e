import { parseSync, Visitor, type ESTree } from 'vite';
import { lineAt } from './source.ts';
import type { SourceFile } from './workspace.ts';

/** The helper of the kit that every handler of keys asks. */
const HELPER = 'isInputMethodKey';
const KEY_EVENT = /^key(?:down|up|press)$/;
const KEY_ATTRIBUTE = /^onKey(?:Down|Up|Press)(?:Capture)?$/;

type Handler = ESTree.Function | ESTree.ArrowFunctionExpression;

/** A handler of keys: where it is registered, and whether it ignores the keys of an input method. */
export interface KeyHandler {
  readonly place: string;
  readonly asks: boolean;
}

/** Returns the last name of an expression: `handle` of `this.#menu?.handle`. */
function nameOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  return node?.type === 'Identifier' || node?.type === 'PrivateIdentifier' ? node.name : undefined;
}

const isFunction = (node: ESTree.Node | null | undefined): node is Handler =>
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration' ||
  node?.type === 'ArrowFunctionExpression';

interface Module {
  readonly file: SourceFile;
  readonly program: ESTree.Program;
  /** The nodes that each name of the module stands for. */
  readonly values: ReadonlyMap<string, readonly ESTree.Node[]>;
}

function readModule(file: SourceFile): Module {
  const { program } = parseSync(file.path, file.text);
  const values = new Map<string, ESTree.Node[]>();
  const add = (key: ESTree.Node | null | undefined, value: ESTree.Node | null | undefined): void => {
    const name = nameOf(key);
    if (name !== undefined && value) values.set(name, [...(values.get(name) ?? []), value]);
  };
  new Visitor({
    PropertyDefinition: ({ key, value }) => add(key, value),
    MethodDefinition: ({ key, value }) => add(key, value),
    Property: ({ key, value }) => add(key, value),
    VariableDeclarator: ({ id, init }) => add(id, init),
    FunctionDeclaration: (node) => add(node.id, node),
  }).visit(program);
  return { file, program, values };
}

/** Returns the expressions that a module registers as handlers of keys. */
function registeredIn({ program }: Module): ESTree.Node[] {
  const registered: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [type, handler] }) {
      const isKeyListener =
        nameOf(callee) === 'addEventListener' && type?.type === 'Literal' && KEY_EVENT.test(String(type.value));
      if (isKeyListener && handler) registered.push(handler);
    },
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, { value }] of quasis.entries()) {
        const expression = expressions[index];
        if (expression && /@key(?:down|up|press)=$/.test(value.raw)) registered.push(expression);
      }
    },
    JSXAttribute({ name, value }) {
      const isKeyAttribute = name.type === 'JSXIdentifier' && KEY_ATTRIBUTE.test(name.name);
      if (isKeyAttribute && value?.type === 'JSXExpressionContainer') registered.push(value.expression);
    },
    AssignmentExpression({ left, right }) {
      if (/^onkey(?:down|up|press)$/.test(nameOf(left) ?? '') && right.type !== 'Literal') registered.push(right);
    },
    Property({ key, value }) {
      if (KEY_EVENT.test(nameOf(key) ?? '') && isFunction(value)) registered.push(value);
    },
  }).visit(program);
  return registered;
}

/**
 * Lists the handlers of keys, and whether each asks {@link HELPER}, itself or in a function to which it passes the event.
 * A handler that is defined in another file is found there by its name.
 */
export function keyHandlers(files: readonly SourceFile[]): KeyHandler[] {
  const modules = files.map(readModule);
  const definitionsOf = (name: string, module: Module): [ESTree.Node, Module][] => {
    const own = module.values.get(name);
    if (own) return own.map((node) => [node, module]);
    return modules.flatMap((other) =>
      (other.values.get(name) ?? []).map((node): [ESTree.Node, Module] => [node, other]),
    );
  };
  const asks = (node: ESTree.Node, module: Module, seen: ReadonlySet<ESTree.Node> = new Set()): boolean => {
    if (seen.has(node)) return false;
    const visited = new Set([...seen, node]);
    if (!isFunction(node)) {
      // An object is a listener with the method `handleEvent`.
      const name = node.type === 'ThisExpression' ? 'handleEvent' : nameOf(node);
      const definitions = name === undefined ? [] : definitionsOf(name, module);
      return definitions.length > 0 && definitions.every(([value, owner]) => asks(value, owner, visited));
    }
    const [parameter] = node.params;
    const eventName = nameOf(parameter);
    let isAsked = false;
    new Visitor({
      CallExpression({ callee, arguments: parameters }) {
        const name = nameOf(callee);
        if (name === HELPER) isAsked = true;
        const takesEvent = parameters.some((argument) => argument.type === 'Identifier' && argument.name === eventName);
        if (isAsked || name === undefined || !takesEvent) return;
        const functions = definitionsOf(name, module).filter(([value]) => isFunction(value));
        isAsked = functions.some(([value, owner]) => asks(value, owner, visited));
      },
    }).visit({ type: 'Program', body: [bodyOf(node)], sourceType: 'module' } as unknown as ESTree.Program);
    return isAsked;
  };
  return modules.flatMap((module) =>
    registeredIn(module).map((node) => ({
      place: `${module.file.path}:${lineAt(module.file.text, node.start)}`,
      asks: asks(node, module),
    })),
  );
}

/** Returns the body of a function as a statement. */
const bodyOf = ({ body }: Handler): unknown =>
  body?.type === 'BlockStatement' || !body ? body : { type: 'ExpressionStatement', expression: body };
