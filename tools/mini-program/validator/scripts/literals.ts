import type { AnyNode } from 'acorn'
import { literal } from './literal'
import type { Script } from './scripts'
import { valueOf, variableOf } from './variables'

/** The texts that an expression may come to: written there, behind a name, or on either side. */
export function literalsOf(node: AnyNode, script: Script): string[] {
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].flatMap((side) => literalsOf(side, script))
  }
  if (node.type === 'LogicalExpression') {
    return [node.left, node.right].flatMap((side) => literalsOf(side, script))
  }
  const text = literal(node.type === 'Identifier' ? valueBehind(node, script) : node)
  return text === undefined ? [] : [text]
}

const valueBehind = (name: Parameters<typeof variableOf>[1], { scopes }: Script) =>
  (scopes && valueOf(variableOf(scopes, name))) ?? undefined
