/** The calls of the contract: whose they are, which files answer them, which ones a file speaks of. */
import { readSource } from './imports.mjs'
import { tracked } from './tracked.mjs'

const add = (map, key, more) => map.set(key, [...(map.get(key) ?? []), ...more])

/** By the contract's file: `wallet` for contract/wallet.ts, `machine/order` for contract/machine/order.ts. */
function readCalls() {
  const found = new Map()
  for (const file of tracked(/^contract\/.+\.ts$/)) {
    const { keys } = readSource(file)
    if (keys.length > 0) found.set(file.replace(/^contract\/|\.ts$/g, ''), keys)
  }
  return found
}

/** A table of handlers has the address of each call as its key. */
function readAnswers() {
  const all = new Set(allCalls())
  const answers = new Map()
  for (const file of tracked(/^server\/areas\/.+\.ts$/))
    for (const call of readSource(file).addresses) if (all.has(call)) add(answers, call, [file])
  return answers
}

let calls = null
let answers = null

export const callsByFile = () => (calls ??= readCalls())
export const allCalls = () => [...callsByFile().values()].flat()
export const filesThatAnswer = (some) =>
  some.flatMap((call) => (answers ??= readAnswers()).get(call) ?? [])

/** One that is put together (`${shop}/exchange`) begins with what is written down. */
export function callsNamedIn(files) {
  const said = [...new Set([...files].flatMap((file) => readSource(file).addresses))]
  const isSaid = (call) =>
    said.some((one) => call === one || call.startsWith(one.replace(/\/?$/, '/')))
  return allCalls().filter(isSaid)
}

/** Those declared under this name, and those that the area of this name answers. */
export function callsOfArea(area) {
  const own = [...callsByFile()].flatMap(([file, some]) =>
    file.split('/')[0] === area ? some : [],
  )
  const isAnswered = (call) =>
    filesThatAnswer([call]).some((file) => file.startsWith(`server/areas/${area}/`))
  return [...new Set([...own, ...allCalls().filter(isAnswered)])]
}
