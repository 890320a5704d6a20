/** What people do in the built apps, in parts by app and subject (test/flows/<subject>.ts). */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../install.mjs'
import { readSource } from './imports.mjs'
import { asideOfAreas } from './parts.mjs'

const flows = 'test/flows/flows.ts'
const server = 'server/main.ts'
const testOf = (name) => `test/flows/${name}.test.ts`

/** One of several that share a process, which the environment tells the names of those to run. */
const oneOf = (test, setting, asked) => ({
  name: `${test} ${asked}`,
  args: [testOf(test)],
  roots: [testOf(test), server],
  shared: { test, setting, asked },
  owns: (titles) => titles.includes(asked),
})

const flowsIn = (file) => readFileSync(join(root, file), 'utf8').match(/\btitle:/g).length

const bySubject = (app, { beyond = '', ...more } = {}) =>
  readSource(flows)
    .imports.flatMap(({ isType, files }) => (isType ? [] : files))
    .filter((file) => beyond === '' || flowsIn(file) > 1)
    .map((file) => {
      const subject = basename(file, '.ts')
      const part = oneOf(app, 'FLOWS', `${subject}${beyond}`)
      return {
        ...part,
        subject,
        roots: [...part.roots, file],
        gathers: [flows],
        builds: [app],
        learns: true,
        // what is done on one platform alone has nothing to do on the other
        mayBeEmpty: true,
        ...more,
      }
    })

/** A part for each row of a table beside the test. */
const byRow = ({ test, table, setting, tier: usual }) =>
  JSON.parse(readFileSync(join(root, `test/flows/${table}`), 'utf8')).map(
    ({ name, app, tier = usual, seconds }) => ({
      ...oneOf(test, setting, name),
      process: `${test} ${app}`,
      builds: [app],
      aside: pagesAside,
      tier,
      about: seconds,
    }),
  )

const inOne = (name, more) => ({
  name,
  args: [testOf(name)],
  roots: [testOf(name), server],
  ...more,
})

const pagesAside = asideOfAreas('flows that call it run; CI opens every page')
const weappAside = asideOfAreas('flows that call it run on H5; CI runs them on both')

/** The longest first. */
export const flowParts = () => [
  ...bySubject('h5'),
  ...bySubject('weapp', { aside: weappAside }),
  // all but the first of each subject: they are the same on H5
  ...bySubject('weapp', { beyond: '-more', tier: 'verify', about: 40 }),
  ...byRow({ test: 'looks', table: 'looks.json', setting: 'LOOKS', tier: 'verify' }),
  ...byRow({ test: 'walk', table: 'walks.json', setting: 'WALKS' }),
  inOne('history', { builds: ['h5'], learns: true }),
  inOne('iter', { builds: ['iter'], learns: true }),
]

/** One server and one browser for all of a test file, or of an app whose pages it opens. */
export function flowProcesses(parts) {
  const keyOf = ({ process, shared, name }) => process ?? shared?.test ?? name
  return [...new Set(parts.map(keyOf))].map((key) => {
    const those = parts.filter((part) => keyOf(part) === key)
    const { shared } = those[0]
    const asked = those.map((part) => part.shared?.asked).join(' ')
    return { parts: those, env: shared ? { [shared.setting]: asked } : {} }
  })
}
