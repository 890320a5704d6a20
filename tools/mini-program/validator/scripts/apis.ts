import type { AnyNode, CallExpression } from 'acorn'
import { perUpload } from '../perUpload'
import type { Upload } from '../Upload'
import { memberOf } from './member'
import { placeOf, scriptsOf } from './scripts'
import { taroIn, taroModulesOf } from './taro'
import { type Tree, treeOf } from './tree'

/** A member of `wx`, or of Taro, which hands its own on to `wx`. */
export interface ApiUse {
  file: string
  line: number
  column: number
  owner: 'wx' | 'Taro'
  name: string
  /** Absent where the member is only looked at. */
  call?: CallExpression
}

export const apisOf = perUpload((upload: Upload): ApiUse[] => {
  const modules = taroModulesOf(upload)
  return scriptsOf(upload).flatMap((script) => {
    const { file, program, free } = script
    if (!program) return []
    const tree = treeOf(program)
    const wx = free.filter(({ name }) => name === 'wx').map(({ node }) => node)
    const uses = (owner: ApiUse['owner'], objects: AnyNode[]) =>
      objects.flatMap((object): ApiUse[] => {
        const member = tree.parent(object)
        const name = memberOf(object, member)
        if (!member || name === undefined) return []
        const place = placeOf(object.loc?.start)
        return [{ file, ...place, owner, name, call: callOf(tree, member) }]
      })
    return [...uses('wx', wx), ...uses('Taro', taroIn(script, modules))]
  })
})

/** `a.b()`, and `(0, a.b)()` as bundlers write it. */
function callOf(tree: Tree, member: AnyNode): CallExpression | undefined {
  const outer = tree.parent(member)
  const callee = outer?.type === 'SequenceExpression' ? outer : member
  const call = tree.parent(callee)
  return call?.type === 'CallExpression' && call.callee === callee ? call : undefined
}
