/** The calls of the contract: whose they are, which files answer them, which ones a file speaks of. */
import { readSource } from './imports.mjs'
import { tracked } from './tracked.mjs'

const add = (map, key, more) => map.set(key, [...(map.get(key) ?? []), ...more])

/** By the name of the contract's file or folder: contract/wallet.ts, contract/wallet/…. */
function readCalls() {
  const areas = new Map()
  for (const file of tracked(/^contract\/.+\.ts$/)) {
    const { addresses } = readSource(file)
    if (addresses.length > 0) add(areas, file.split('/')[1].replace(/\.ts$/, ''), addresses)
  }
  return areas
}

/** A table of handlers has the address of each call as its key. */
function readAnswers() {
  const all = new Set([...callsByArea().values()].flat())
  const answers = new Map()
  for (const file of tracked(/^server\/areas\/.+\.ts$/))
    for (const call of readSource(file).addresses) if (all.has(call)) add(answers, call, [file])
  return answers
}

let calls = null
let answers = null

export const callsByArea = () => (calls ??= readCalls())
export const filesThatAnswer = (some) =>
  some.flatMap((call) => (answers ??= readAnswers()).get(call) ?? [])

/** One that is put together (`${shop}/exchange`) begins with what is written down. */
export function callsNamedIn(files) {
  const said = [...new Set([...files].flatMap((file) => readSource(file).addresses))]
  const isSaid = (call) =>
    said.some((one) => call === one || call.startsWith(one.replace(/\/?$/, '/')))
  return [...callsByArea().values()].flat().filter(isSaid)
}

/** Those declared under this name, and those that the area of this name answers. */
export function callsOfArea(area) {
  const own = callsByArea().get(area) ?? []
  const isAnswered = (call) =>
    filesThatAnswer([call]).some((file) => file.startsWith(`server/areas/${area}/`))
  return [...new Set([...own, ...[...callsByArea().values()].flat().filter(isAnswered)])]
}
