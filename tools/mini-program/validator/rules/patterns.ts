import { type CallExpression, type NewExpression, parse, type Program } from 'acorn'
import type { Fault } from '../Finding'
import { literal } from '../scripts/literal'
import { ecmaVersion, placeOf, type Script, scriptsOf } from '../scripts/scripts'
import { treeOf } from '../scripts/tree'
import type { Upload } from '../Upload'

/** No look-behind, which iOS has from 16.4 on; and what stands in quotes is no newer than the rest. */
export const pattern = (upload: Upload): Fault[] =>
  scriptsOf(upload).flatMap((script) => {
    const { file, program } = script
    const found = program ? [...written(program), ...quoted(script)] : []
    return found.flatMap(({ line, column, text, flags }) => {
      const message = wrongWith(text, flags)
      return message === undefined ? [] : [{ file, line, column, message }]
    })
  })

interface Pattern {
  line: number
  column: number
  text: string
  flags: string
}

/** `/a/g`, which the parser has read already. */
const written = (program: Program): Pattern[] =>
  treeOf(program)
    .all('Literal')
    .flatMap(({ regex, loc }) =>
      regex ? [{ ...placeOf(loc?.start), text: regex.pattern, flags: regex.flags }] : [],
    )

/** `new RegExp('a', 'g')` */
const quoted = ({ free }: Script): Pattern[] =>
  free.flatMap(({ name, node, line, column, ancestors }) => {
    const call = ancestors.at(-1)
    const isCall = call?.type === 'CallExpression' || call?.type === 'NewExpression'
    if (name !== 'RegExp' || !isCall || call.callee !== node) return []
    const [text, flags] = textsOf(call)
    return text === undefined || flags === undefined ? [] : [{ line, column, text, flags }]
  })

const textsOf = ({ arguments: [text, flags] }: CallExpression | NewExpression) => [
  literal(text),
  flags ? literal(flags) : '',
]

function wrongWith(text: string, flags: string): string | undefined {
  const bare = text.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
  if (/\(\?<[=!]/.test(bare)) return 'a look-behind stops the script before iOS 16.4'
  try {
    parse(String(new RegExp(text, flags)), { ecmaVersion })
    return undefined
  } catch (error) {
    return `${(error as Error).message}, read as ES${ecmaVersion}`
  }
}
