import type { AnyNode, CallExpression, Literal, VariableDeclarator } from 'acorn'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { literal } from './literal'
import { memberOf } from './member'
import { type Script, scriptsOf } from './scripts'
import { type Tree, treeOf } from './tree'
import { readsOf } from './variables'

/** The module that hands Taro out calls `hooks.call('initNativeApi', taro)`; others only listen. */
const mark = 'initNativeApi'

/** The numbers that webpack gave to Taro. */
export const taroModulesOf = perUpload((upload: Upload): Set<unknown> => {
  const numbers = scriptsOf(upload).flatMap(({ program }) => {
    if (!program) return []
    const tree = treeOf(program)
    return tree
      .all('Literal')
      .filter((node) => literal(node) === mark && isMethod(tree.parent(node), 'call'))
      .flatMap((node) => moduleAround(tree, node))
  })
  return new Set(numbers)
})

function moduleAround(tree: Tree, node: AnyNode): Literal['value'][] {
  for (const up of tree.above(node)) {
    if (up.type !== 'Property' || up.key.type !== 'Literal') continue
    if (/Function/.test(up.value.type)) return [up.key.value]
  }
  return []
}

/** Every node of a script that stands for Taro: `n(758)` under a name, or `n.n(…)` of it called. */
export function taroIn({ program, scopes }: Script, modules: Set<unknown>): AnyNode[] {
  if (!program || !scopes || modules.size === 0) return []
  const tree = treeOf(program)
  const names = (calls: CallExpression[]) =>
    calls.flatMap((call) => {
      const declarator = tree.parent(call)
      return isDeclared(declarator) ? readsOf(scopes, declarator) : []
    })
  const required = tree.all('CallExpression').filter((call) => takes(call, modules))
  const namespaces = names(required)
  const getters = names(namespaces.flatMap((name) => getterOf(tree, name)))
  const got = getters.flatMap((name) => calledAs(name, tree.parent(name)))
  return [...namespaces, ...got]
}

const isDeclared = (node: AnyNode | undefined): node is VariableDeclarator =>
  node?.type === 'VariableDeclarator' && node.id.type === 'Identifier'

const takes = ({ callee, arguments: [first, ...more] }: CallExpression, modules: Set<unknown>) =>
  callee.type === 'Identifier' &&
  more.length === 0 &&
  first?.type === 'Literal' &&
  modules.has(first.value)

/** `n.n(taro)`: webpack's way to a default export, which is a function that returns it. */
function getterOf(tree: Tree, name: AnyNode): CallExpression[] {
  const call = tree.parent(name)
  return isMethod(call, 'n') ? [call] : []
}

const isMethod = (node: AnyNode | undefined, name: string): node is CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  memberOf(node.callee.object, node.callee) === name

const calledAs = (name: AnyNode, outer: AnyNode | undefined): AnyNode[] =>
  outer?.type === 'CallExpression' && outer.callee === name ? [outer] : []
