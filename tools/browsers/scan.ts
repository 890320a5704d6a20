import type { AnyNode, CallExpression, MemberExpression, Program } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { ecmaVersion, isGuarded, readScript } from '@linji/mini-program/scripts'
import { type Floor, globals, isNewer, members, methods, type Since } from './since.mjs'

export interface Finding {
  line: number
  column: number
  message: string
}

/** What of a built script the oldest browsers do not have, unless the script asks first. */
export function scan(source: string, floor: Floor): Finding[] {
  const { program, free, error } = readScript('', source)
  if (!program)
    return error ? [{ ...error, message: `${error.message}, read as ES${ecmaVersion}` }] : []
  const say = (node: AnyNode, name: string, [chrome, ios]: Since): Finding => ({
    line: node.loc?.start.line ?? 1,
    column: (node.loc?.start.column ?? 0) + 1,
    message: `${name} came with Chrome ${chrome}, iOS ${ios}`,
  })

  const names = free.flatMap((use) => {
    const since = own(globals, use.name)
    return since && isNewer(since, floor) && !isGuarded(use) ? [say(use.node, use.name, since)] : []
  })
  const asked = membersOf(program).flatMap(({ node, ancestors }) => {
    const name = nameOf(node)
    const whole = node.object.type === 'Identifier' ? `${node.object.name}.${name}` : name
    const called = ancestors.at(-1) as CallExpression | undefined
    const isCalled = called?.type === 'CallExpression' && called.callee === node
    const since = own(members, whole) ?? (isCalled ? own(methods, name) : undefined)
    return since && isNewer(since, floor) && !isAsked(name, [...ancestors, node])
      ? [say(node, whole, since)]
      : []
  })
  return [...names, ...asked, ...lookbehinds(program)]
}

const own = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined

interface Member {
  node: MemberExpression
  ancestors: AnyNode[]
}

function membersOf(program: Program): Member[] {
  const found: Member[] = []
  fullAncestor(program, (node, _state, ancestors) => {
    if (node.type !== 'MemberExpression' || nameOf(node) === '') return
    found.push({ node, ancestors: ancestors.filter((each) => each !== node) })
  })
  return found
}

const nameOf = ({ computed, property }: MemberExpression): string =>
  !computed && property.type === 'Identifier' ? property.name : ''

/** `x.at ? x.at(0) : …`, `x.at && x.at(0)`, `if (x.at) …`, `typeof x.at`: it is looked for first. */
function isAsked(name: string, chain: AnyNode[]): boolean {
  return chain.some((each, index) => {
    const inner = chain[index + 1]
    if (each.type === 'UnaryExpression') return each.operator === 'typeof'
    if (each.type === 'LogicalExpression') return inner === each.right && asks(name, each.left)
    if (each.type !== 'IfStatement' && each.type !== 'ConditionalExpression') return false
    return inner === each.test ? isOnlyAsked(chain, index) : asks(name, each.test)
  })
}

/** The member itself is the test, and nothing is called on the way. */
const isOnlyAsked = (chain: AnyNode[], test: number): boolean =>
  chain.slice(test + 1).every(({ type }) => type !== 'CallExpression')

function asks(name: string, test: AnyNode): boolean {
  let found = false
  full(test, (node) => {
    found ||= node.type === 'MemberExpression' && nameOf(node) === name
  })
  return found
}

/** The parser knows them since ES2018, iOS since 16.4. */
function lookbehinds(program: Program): Finding[] {
  const found: Finding[] = []
  full(program, (node) => {
    const pattern = node.type === 'Literal' ? node.regex?.pattern : undefined
    if (!pattern || !/\(\?<[=!]/.test(pattern)) return
    const { line = 1, column = 0 } = node.loc?.start ?? {}
    found.push({ line, column: column + 1, message: 'a lookbehind came with iOS 16.4' })
  })
  return found
}
