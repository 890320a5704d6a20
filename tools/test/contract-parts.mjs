/** The generated tests of every call, in parts by the files of the contract. */
import { allCalls, callsByFile } from './calls.mjs'
import { readSource } from './imports.mjs'
import { inOneProcess } from './parts.mjs'
import { tracked } from './tracked.mjs'

const testOf = (name) => `test/contract/${name}.test.ts`
const callByCall = inOneProcess(['calls', 'fuzz', 'matrix', 'touches'].map(testOf))
const samples = 'test/contract/samples.ts'

const sampleFilesOf = (calls) =>
  tracked(/^test\/contract\/samples\//).filter((file) =>
    readSource(file).keys.some((one) => calls.includes(one)),
  )

/** A title is the address, or begins with it. */
export const partOfCalls = (name, calls) => ({
  name,
  calls,
  args: callByCall.args,
  roots: [...callByCall.roots, ...sampleFilesOf(calls)],
  gathers: [samples],
  owns: (titles) => titles.some((title) => calls.includes(title.split(' ')[0])),
})

/** What is said of all calls at once. */
const nouns = () => ({
  name: 'nouns',
  calls: allCalls(),
  ...inOneProcess([testOf('nouns')]),
})

export const contractParts = () => [
  ...[...callsByFile()].map(([file, calls]) => partOfCalls(file, calls)),
  nouns(),
]

/** The calls of many files share two processes, so that the server is loaded twice and no oftener. */
export function contractProcesses(parts) {
  const shared = parts.filter((part) => part.name !== 'nouns')
  const halves = [[], []]
  const count = (half) => half.reduce((sum, { calls }) => sum + calls.length, 0)
  for (const part of [...shared].sort((one, other) => other.calls.length - one.calls.length))
    halves.sort((one, other) => count(one) - count(other))[0].push(part)
  return [
    ...parts.filter((part) => part.name === 'nouns').map((part) => ({ parts: [part] })),
    ...halves
      .filter((half) => half.length > 0)
      .map((half) => ({
        parts: half,
        env: { CALLS: half.flatMap(({ calls }) => calls).join(' ') },
      })),
  ]
}
