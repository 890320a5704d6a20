/** The parts of a step: each has a name, inputs and a result of its own, and is skipped by itself. */
import { basename, dirname } from 'node:path'
import { tracked } from './tracked.mjs'

export const testFile = /\.test\.(tsx?|mjs)$/

const testsBelow = (place) => tracked(testFile).filter((file) => file.startsWith(`${place}/`))
const testsIn = (folder) => testsBelow(`test/${folder}`)

export const whole = () => [{ name: '', args: [] }]

/** All test files of a folder as one. */
export function oneOf(folder) {
  const files = testsIn(folder)
  return [{ name: '', args: files, roots: files }]
}

/** A process a file. */
export const byFile = (folder, place = `test/${folder}`) =>
  testsBelow(place).map((file) => ({
    name: file.slice(`${place}/`.length).replace(testFile, ''),
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
export function byFolder(folder, wanted = () => true) {
  const files = testsIn(folder).filter(wanted)
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
