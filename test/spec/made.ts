import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const source = path.join(__dirname, '../../src')

/** Knows some calls by name for how they are answered, and makes none. */
const shapes = path.join('request', 'envelope.ts')

/** The paths of calls that the app's code says as values: each is made by whatever says it. */
export function madeByTheApp(): ReadonlySet<string> {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== shapes)
  const said = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(source, file), 'utf8')
    return /'\/[\w/]+'/.test(text) ? saidIn(file, text) : []
  })
  return new Set(said)
}

/** What only names the answer of a call, in a type, does not make it. */
export function saidIn(file: string, text: string): string[] {
  const said: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) && /^\/[\w/]+$/.test(node.text)) said.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return said
}
