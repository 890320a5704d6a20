import type { AnyNode, Program } from 'acorn'
import { fullAncestor } from 'acorn-walk'

type OfType<T extends AnyNode['type']> = Extract<AnyNode, { type: T }>

/** The nodes of a script by their type, and the way up from each. */
export class Tree {
  private readonly parents = new Map<AnyNode, AnyNode>()
  private readonly byType = new Map<string, AnyNode[]>()

  constructor(program: Program) {
    fullAncestor(program, (node, _state, ancestors) => {
      const parent = ancestors.at(-2)
      if (parent) this.parents.set(node, parent)
      const alike = this.byType.get(node.type)
      if (alike) alike.push(node)
      else this.byType.set(node.type, [node])
    })
  }

  all<T extends AnyNode['type']>(type: T): OfType<T>[] {
    return (this.byType.get(type) ?? []) as OfType<T>[]
  }

  parent(node: AnyNode): AnyNode | undefined {
    return this.parents.get(node)
  }

  /** Up to the program, the nearest first. */
  *above(node: AnyNode): Generator<AnyNode> {
    for (let up = this.parent(node); up; up = this.parent(up)) yield up
  }
}

const trees = new WeakMap<Program, Tree>()

export function treeOf(program: Program): Tree {
  const tree = trees.get(program) ?? new Tree(program)
  trees.set(program, tree)
  return tree
}
