import { type CallExpression, type NewExpression, parse } from 'acorn'
import type { Fault } from '../Finding'
import { literal } from '../scripts/literal'
import { ecmaVersion, scriptsOf } from '../scripts/scripts'
import type { Upload } from '../Upload'

/** A pattern in quotes is as old as the syntax around it: no look-behind, no named groups. */
export const pattern = (upload: Upload): Fault[] =>
  scriptsOf(upload).flatMap(({ file, free }) =>
    free.flatMap(({ name, node, line, column, ancestors }) => {
      const call = ancestors.at(-1)
      const isCall = call?.type === 'CallExpression' || call?.type === 'NewExpression'
      if (name !== 'RegExp' || !isCall || call.callee !== node) return []
      const message = wrongWith(call)
      return message === undefined ? [] : [{ file, line, column, message }]
    }),
  )

function wrongWith({ arguments: [first, second] }: CallExpression | NewExpression) {
  const text = literal(first)
  const flags = second ? literal(second) : ''
  if (text === undefined || flags === undefined) return undefined
  try {
    parse(String(new RegExp(text, flags)), { ecmaVersion })
    return undefined
  } catch (error) {
    return `${(error as Error).message}, read as ES${ecmaVersion}`
  }
}
