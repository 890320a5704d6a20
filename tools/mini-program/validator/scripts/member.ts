import type { AnyNode } from 'acorn'
import { literal } from './literal'

/** `node.name` or `node['name']`, seen from the node. */
export function memberOf(node: AnyNode, outer: AnyNode | undefined): string | undefined {
  if (outer?.type !== 'MemberExpression' || outer.object !== node) return undefined
  if (outer.computed) return literal(outer.property)
  return outer.property.type === 'Identifier' ? outer.property.name : undefined
}
