import type { Identifier, VariableDeclarator } from 'acorn'
import type { ScopeManager, Variable } from 'eslint-scope'

const known = new WeakMap<ScopeManager, Map<Identifier, Variable>>()

function resolvedIn(scopes: ScopeManager): Map<Identifier, Variable> {
  const held = known.get(scopes)
  if (held) return held
  const resolved = new Map<Identifier, Variable>()
  for (const { references } of scopes.scopes) {
    for (const { identifier, resolved: variable } of references) {
      if (variable) resolved.set(identifier as unknown as Identifier, variable)
    }
  }
  known.set(scopes, resolved)
  return resolved
}

/** The variable behind a name, as its scope has it. */
export const variableOf = (scopes: ScopeManager, name: Identifier): Variable | undefined =>
  resolvedIn(scopes).get(name)

/** Where the variable that is declared here is read. */
export function readsOf(scopes: ScopeManager, declarator: VariableDeclarator): Identifier[] {
  type Node = Parameters<typeof scopes.getDeclaredVariables>[0]
  return scopes
    .getDeclaredVariables(declarator as unknown as Node)
    .flatMap(({ references }) => references.filter((each) => each.isRead()))
    .map(({ identifier }) => identifier as unknown as Identifier)
}

/** What a variable is declared to be. */
export function valueOf(variable: Variable | undefined): VariableDeclarator['init'] {
  const declared = variable?.defs[0]
  if (declared?.type !== 'Variable') return undefined
  return (declared.node as unknown as VariableDeclarator).init
}
