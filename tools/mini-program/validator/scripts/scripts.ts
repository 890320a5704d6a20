import { type AnyNode, type Identifier, parse, type Position, type Program } from 'acorn'
import { analyze, type ScopeManager } from 'eslint-scope'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { treeOf } from './tree'

/** Our builds are uploaded as they are, without WeChat's own translation: what iOS 13 reads. */
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

type Version = 2017 | 2019

/** `version` is the newest syntax that is read. */
export function readScript(file: string, source: string, version: Version = ecmaVersion): Script {
  let program: Program
  try {
    program = parse(source, {
      ecmaVersion: version,
      sourceType: 'script',
      locations: true,
      ranges: true,
    })
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc?: Position }
    return { file, free: [], error: { ...placeOf(loc), message } }
  }
  const scopes = scopesIn(program, version)
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
const scopesIn = (program: Program, version: Version): ScopeManager =>
  analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: version,
    nodejsScope: true,
    ignoreEval: true,
  })
