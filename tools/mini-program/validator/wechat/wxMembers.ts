import fs from 'node:fs'
import ts from 'typescript'

/** By name: the library that has the member first, where the typings say it. */
export type Members = Map<string, string | undefined>

let members: Members | undefined

/** The members of `wx`, as WeChat's own typings list them. */
export const wxMembers = (): Members => (members ??= readMembers())

function readMembers(): Members {
  const file = require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: Members = new Map()
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Wx') {
      for (const member of node.members) {
        if (!member.name || !ts.isIdentifier(member.name)) continue
        const name = member.name.text
        found.set(name, found.get(name) ?? libraryOf(member, source))
      }
    }
    if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/** `需要基础库： 2.32.3` in the words before a member. */
function libraryOf(member: ts.TypeElement, source: ts.SourceFile): string | undefined {
  const words = source.text.slice(member.pos, member.getStart(source))
  return /需要基础库：\s*`(\d+(?:\.\d+)+)`/.exec(words)?.[1]
}
