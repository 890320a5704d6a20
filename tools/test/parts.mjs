/** The parts of a step: each has a name, inputs and a result of its own, and is skipped by itself. */
import { basename, dirname } from 'node:path'
import { tracked } from './tracked.mjs'

export const testFile = /\.test\.(tsx?|mjs)$/

const testsIn = (folder) => tracked(testFile).filter((file) => file.startsWith(`test/${folder}/`))

export const whole = () => [{ name: '', args: [] }]

/** All test files of a folder as one. */
export function oneOf(folder) {
  const files = testsIn(folder)
  return [{ name: '', args: files, roots: files }]
}

/** A process a file. */
export const byFile = (folder) =>
  testsIn(folder).map((file) => ({
    name: file.slice(`test/${folder}/`.length).replace(testFile, ''),
    args: [file],
    roots: [file],
  }))

const together = 'test/server/together.ts'

/** Test files that share a process: modules and the database are loaded once for all of them. */
export const inOneProcess = (files) => ({
  args: [together, ...files],
  roots: [together, ...files],
})

/** One process a folder, the largest first. */
export function byFolder(folder) {
  const files = testsIn(folder)
  return [...new Set(files.map(dirname))]
    .map((place) => files.filter((file) => dirname(file) === place))
    .sort((one, other) => other.length - one.length)
    .map((those) => ({ name: basename(dirname(those[0])), ...inOneProcess(those) }))
}

/** What is not asked about each change in an area of the server. */
export const asideOfAreas = (instead) => ({
  files: /^server\/areas\//,
  reason: `only server/areas has changed, and ${instead}`,
})
