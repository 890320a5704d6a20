import { type AnyNode, type Identifier, parse, type Position, type Program } from 'acorn'
import { analyze, type ScopeManager } from 'eslint-scope'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { treeOf } from './tree'

export { isGuarded } from './guarded'

/** The newest syntax that is read: what iOS 12 and 13 know, for builds that WeChat does not translate. */
export const ecmaVersion = 2019

/** A name that no scope of the file declares. */
export interface FreeName {
  name: string
  line: number
  column: number
  node: Identifier
  /** From the program down to the node that holds the name. */
  ancestors: AnyNode[]
}

export interface Script {
  file: string
  /** Absent where the parser could not read it. */
  program?: Program
  scopes?: ScopeManager
  free: FreeName[]
  /** What the parser could not read. */
  error?: { line: number; column: number; message: string }
}

export const scriptsOf = perUpload((upload: Upload): Script[] =>
  upload.ending('.js').map((file) => readScript(file, upload.text(file))),
)

export function readScript(file: string, source: string): Script {
  let program: Program
  try {
    program = parse(source, {
      ecmaVersion,
      sourceType: 'script',
      locations: true,
      ranges: true,
    })
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc?: Position }
    return { file, free: [], error: { ...placeOf(loc), message } }
  }
  const scopes = scopesIn(program)
  return { file, program, scopes, free: freeNamesIn(program, scopes) }
}

/** acorn counts columns from 0. */
export const placeOf = (at: Position | undefined) => ({
  line: at?.line ?? 1,
  column: (at?.column ?? 0) + 1,
})

function freeNamesIn(program: Program, scopes: ScopeManager): FreeName[] {
  const tree = treeOf(program)
  const through = scopes.globalScope?.through ?? []
  return through.map(({ identifier }) => {
    const node = identifier as unknown as Identifier
    const ancestors = [...tree.above(node)].reverse()
    return { name: node.name, ...placeOf(node.loc?.start), node, ancestors }
  })
}

/** Each file is a function to WeChat: what it declares outermost is its own. */
const scopesIn = (program: Program): ScopeManager =>
  analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion,
    nodejsScope: true,
    ignoreEval: true,
  })
