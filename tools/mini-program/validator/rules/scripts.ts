import type { AnyNode, CallExpression, NewExpression, Program } from 'acorn'
import { full } from 'acorn-walk'
import type { Fault } from '../Finding'
import { isGuarded } from '../scripts/guarded'
import { literal } from '../scripts/literal'
import { ecmaVersion, type FreeName, placeOf, scriptsOf } from '../scripts/scripts'
import type { Upload } from '../Upload'
import { isException } from '../wechat/exceptions'
import { available, elsewhere } from '../wechat/globals'

/** Old phones read it: the builds are uploaded without WeChat's own translation. */
export const syntax = (upload: Upload): Fault[] =>
  scriptsOf(upload).flatMap(({ file, error, program }) => {
    if (error) return [{ ...error, file, message: `${error.message}, read as ES${ecmaVersion}` }]
    return asyncIn(program).map((place) => ({ ...place, file, message: untranslated }))
  })

const untranslated = 'an async function waits for a Promise that is not WeChat’s'

function asyncIn(program: Program | undefined) {
  const places: ReturnType<typeof placeOf>[] = []
  if (!program) return places
  full(program, (node) => {
    if ('async' in node && node.async === true) places.push(placeOf(node.loc?.start))
  })
  return places
}

/** Nothing that only a browser, Node or a newer engine has, unless `typeof` asks first. */
export const browserGlobal = (upload: Upload): Fault[] =>
  inScripts(upload, (use) =>
    elsewhere.has(use.name) && !isGuarded(use)
      ? `${use.name} does not exist in the mini program`
      : undefined,
  )

export const unknownGlobal = (upload: Upload): Fault[] =>
  inScripts(upload, (use, file) => {
    const { name } = use
    const known = available.has(name) || elsewhere.has(name) || name === 'eval'
    if (known || isGuarded(use) || isException('unknown-global', file, name)) return undefined
    return `${name} is declared nowhere`
  })

/** WeChat runs no text: `eval` and `Function` are refused. */
export const dynamicCode = (upload: Upload): Fault[] =>
  inScripts(upload, ({ name, node, ancestors }, file) => {
    if (name === 'eval') return 'eval is refused'
    const call = ancestors.at(-1)
    if (name !== 'Function' || !call || !calls(call, node)) return undefined
    const text = literal(call.arguments.at(-1))
    if (text !== undefined && isException('dynamic-code', file, text)) return undefined
    return `Function(${text === undefined ? '…' : JSON.stringify(text)}) is refused`
  })

function inScripts(
  upload: Upload,
  judge: (use: FreeName, file: string) => string | undefined,
): Fault[] {
  return scriptsOf(upload).flatMap(({ file, free }) =>
    free.flatMap((use) => {
      const message = judge(use, file)
      return message === undefined ? [] : [{ file, line: use.line, column: use.column, message }]
    }),
  )
}

const calls = (outer: AnyNode, node: AnyNode): outer is CallExpression | NewExpression =>
  (outer.type === 'CallExpression' || outer.type === 'NewExpression') && outer.callee === node
