import { textOf } from '../text'
import { describe, guarded, report } from './report'

/**
 * What a module of a mini program finds under a global name. JavaScript's own names are there, the
 * browser's are not: each of them is shadowed by a parameter of the function around the module.
 */
const language = new Set(
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol
  Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError
  URIError JSON Math ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array
  Float32Array Float64Array Uint8ClampedArray DataView Map Set WeakMap WeakSet Proxy Reflect
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN`.split(
    /\s+/,
  ),
)

const absent = `Intl SharedArrayBuffer Atomics WebAssembly BigInt WeakRef globalThis global process
  Buffer structuredClone TextEncoder TextDecoder crypto localStorage eval`.split(/\s+/)

const isName = (text: string) => /^[A-Za-z_$][\w$]*$/.test(text)

function browserNames(): string[] {
  const names = new Set(absent)
  for (
    let each: object | null = window;
    each;
    each = Object.getPrototypeOf(each) as object | null
  ) {
    for (const name of Object.getOwnPropertyNames(each)) if (isName(name)) names.add(name)
  }
  return [...names].filter((name) => !language.has(name))
}

/** `new Function` is refused, but for the one idiom that asks for the global object. */
function FunctionOfMiniProgram(...given: unknown[]) {
  const body = textOf(given.at(-1))
  if (/^\s*return this\s*;?\s*$/.test(body)) return () => undefined
  report.violations.push('new Function')
  throw new EvalError('new Function is not allowed in a mini program')
}
FunctionOfMiniProgram.prototype = Function.prototype

const levels = ['log', 'info', 'warn', 'error', 'debug', 'group', 'groupEnd', 'trace'] as const
const appConsole = Object.fromEntries(
  levels.map((level) => [
    level,
    (...values: unknown[]) => {
      report.console.push({ level, text: values.map(describe).join(' ') })
      console[level]('[app]', ...values)
    },
  ]),
)

type Callback = (...args: unknown[]) => void
const timer =
  (start: typeof setTimeout) =>
  (run: Callback, delay?: number, ...args: unknown[]) =>
    start(() => guarded('timer', run)(...args), delay)

const provided: Record<string, unknown> = {
  console: appConsole,
  Function: FunctionOfMiniProgram,
  eval: () => {
    report.violations.push('eval')
    throw new EvalError('eval is not allowed in a mini program')
  },
  setTimeout: timer(setTimeout),
  setInterval: timer(setInterval as typeof setTimeout),
  clearTimeout: (id: number) => clearTimeout(id),
  clearInterval: (id: number) => clearInterval(id),
}

const globalOfApp: Record<string, unknown> = Object.create(null) as Record<string, unknown>
for (const name of language)
  globalOfApp[name] = (window as unknown as Record<string, unknown>)[name]
Object.assign(globalOfApp, provided)
delete globalOfApp.eval

/** Names that every module sees beside its own `require`, `module` and `exports`. */
export function provide(names: Record<string, unknown>): void {
  Object.assign(provided, names)
  Object.assign(globalOfApp, names)
}

const shadowed = browserNames()

/**
 * Runs a module's source. Two functions deep: the outer one shadows, which its parameters may do
 * even for `eval`, and the inner one may begin with 'use strict'.
 */
export function runModule(file: string, source: string, own: Record<string, unknown>): void {
  const scope: Record<string, unknown> = { ...provided, globalThis: globalOfApp, ...own }
  const names = [...new Set([...shadowed, ...Object.keys(scope)])]
  const wrapped = `return function () {\n${source}\n}\n//# sourceURL=mini-program://${file}`
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- running the app's modules is what this is for
  const make = new Function(...names, wrapped) as (...values: unknown[]) => () => void
  make(...names.map((name) => scope[name])).call(own.exports)
}
