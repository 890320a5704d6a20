/** The generated tests of every call, in parts by the files of the contract. */
import { allCalls, callsByFile } from './calls.mjs'
import { readSource } from './imports.mjs'
import { inOneProcess } from './parts.mjs'
import { tracked } from './tracked.mjs'

const testOf = (name) => `test/contract/${name}.test.ts`
const callByCall = inOneProcess(['calls', 'fuzz', 'matrix'].map(testOf))
const touching = inOneProcess([testOf('touches')])
const samples = 'test/contract/samples.ts'

const sampleFilesOf = (calls) =>
  tracked(/^test\/contract\/samples\//).filter((file) =>
    readSource(file).keys.some((one) => calls.includes(one)),
  )

/** A title is the address, or begins with it. */
export const partOfCalls = (name, calls, { args, roots } = callByCall) => ({
  name,
  calls,
  args,
  roots: [...roots, ...sampleFilesOf(calls)],
  gathers: [samples],
  owns: (titles) => titles.some((title) => calls.includes(title.split(' ')[0])),
})

/** Everything that is read around each write, before and after it. */
export const touchesOf = (file, calls) => ({
  ...partOfCalls(`touches ${file}`, calls, touching),
  ...{ tier: 'verify', about: 5 + 2 * calls.length, mayBeEmpty: true },
})

/** What is said of all calls at once. */
const nouns = () => ({
  name: 'nouns',
  calls: allCalls(),
  ...inOneProcess([testOf('nouns')]),
})

export const contractParts = () => [
  ...[...callsByFile()].map(([file, calls]) => partOfCalls(file, calls)),
  ...[...callsByFile()].map(([file, calls]) => touchesOf(file, calls)),
  nouns(),
]

/** Parts of the same test files share processes. */
export function contractProcesses(parts) {
  const isOfTouches = ({ tier }) => tier === 'verify'
  return [
    ...parts.filter(({ name }) => name === 'nouns').map((part) => ({ parts: [part] })),
    ...inHalves(parts.filter((part) => part.name !== 'nouns' && !isOfTouches(part))),
    ...inHalves(parts.filter(isOfTouches)),
  ]
}

/** The calls of many files share two processes, so that the server is loaded twice and no oftener. */
function inHalves(parts) {
  const halves = [[], []]
  const count = (half) => half.reduce((sum, { calls }) => sum + calls.length, 0)
  for (const part of [...parts].sort((one, other) => other.calls.length - one.calls.length))
    halves.sort((one, other) => count(one) - count(other))[0].push(part)
  return halves
    .filter((half) => half.length > 0)
    .map((half) => ({
      parts: half,
      env: { CALLS: half.flatMap(({ calls }) => calls).join(' ') },
    }))
}
