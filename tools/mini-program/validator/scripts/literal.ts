import type { Node } from 'acorn'

/** The text of a literal, if that is what stands there. */
export function literal(node: Node | undefined): string | undefined {
  const value = node?.type === 'Literal' ? (node as Node & { value: unknown }).value : undefined
  return typeof value === 'string' ? value : undefined
}
