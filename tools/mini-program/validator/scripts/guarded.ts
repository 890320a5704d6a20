import type { AnyNode } from 'acorn'
import { full } from 'acorn-walk'
import type { FreeName } from './scripts'

/**
 * `typeof x`, and what stands behind it: `typeof x !== 'undefined' && x.y`, `typeof x … ? x : z`,
 * `if (typeof x …) { x() }`.
 */
export function isGuarded({ name, node, ancestors }: FreeName): boolean {
  const chain = [...ancestors, node]
  return chain.some((each, index) => {
    const inner = chain[index + 1]
    if (each.type === 'UnaryExpression') return each.operator === 'typeof' && inner === node
    if (each.type === 'LogicalExpression') {
      return inner === each.right && asksFor(name, each.left)
    }
    if (each.type === 'IfStatement' || each.type === 'ConditionalExpression') {
      return inner !== each.test && asksFor(name, each.test)
    }
    return false
  })
}

function asksFor(name: string, test: AnyNode): boolean {
  let asks = false
  full(test, (node) => {
    if (node.type !== 'UnaryExpression' || node.operator !== 'typeof') return
    asks ||= node.argument.type === 'Identifier' && node.argument.name === name
  })
  return asks
}
