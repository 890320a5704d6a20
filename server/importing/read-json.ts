import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { z } from 'zod'
import { zhCN } from 'zod/locales'
import { lineAt, readTree } from './json-tree'
import { refuseProblems } from './unusable'

z.config(zhCN())

type Path = readonly PropertyKey[]

/** What a file says, and a way to say what is wrong with a thing of it: “第 7 行 prizes[1].stock：…”. */
export interface Lined<Content> {
  content: Content
  problem: (path: Path, message: string) => string
}

/** Reads JSON that keeps to a schema, or tells every line that does not. */
export function readJson<Content>(schema: z.ZodType<Content>, text: string): Lined<Content> {
  const tree = readTree(text)
  const problem = (path: Path, message: string) =>
    `第 ${lineAt(text, placeOf(tree, path))} 行 ${dotted(path) || '整个文件'}：${message}`
  const { data, error } = schema.safeParse(getNodeValue(tree), { reportInput: true })
  refuseProblems(
    error?.issues.flatMap((issue) => tell(issue).map(({ path, words }) => problem(path, words))),
  )
  return { content: data!, problem }
}

function tell(issue: z.core.$ZodIssue): { path: Path; words: string }[] {
  const { path, message } = issue
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], words: '没有这一项，请核对名称' }))
  return [{ path, words: issue.input === undefined ? '缺少这一项' : message }]
}

/** Where a thing begins, by its name if it has one; what is missing is looked for where it belongs. */
function placeOf(tree: Node, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const found = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
    if (found) return found.parent?.type === 'property' ? found.parent.offset : found.offset
  }
  return tree.offset
}

const dotted = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')
