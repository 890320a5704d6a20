import fs from 'node:fs'
import ts from 'typescript'

let members: Set<string> | undefined

/** The members of `wx`, as WeChat's own typings list them. */
export const wxMembers = (): Set<string> => (members ??= readMembers())

function readMembers(): Set<string> {
  const file = require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts')
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Wx') {
      for (const { name } of node.members) if (name && ts.isIdentifier(name)) names.add(name.text)
    }
    if (ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return names
}
