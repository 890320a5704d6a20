/** What people do in the built apps, in parts by app and subject (test/flows/<subject>.ts). */
import { basename } from 'node:path'
import { readSource } from './imports.mjs'
import { asideOfAreas } from './parts.mjs'

const flows = 'test/flows/flows.ts'
const server = 'server/main.ts'
const testOf = (name) => `test/flows/${name}.test.ts`

const bySubject = (app, more) =>
  readSource(flows)
    .imports.flatMap(({ isType, files }) => (isType ? [] : files))
    .map((file) => ({
      name: `${app} ${basename(file, '.ts')}`,
      app,
      subject: basename(file, '.ts'),
      args: [testOf(app)],
      roots: [testOf(app), file, server],
      gathers: [flows],
      builds: [app],
      learns: true,
      owns: (titles) => titles.includes(basename(file, '.ts')),
      ...more,
    }))

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
  inOne('looks', { builds: ['h5', 'weapp', 'iter'], aside: pagesAside }),
  ...bySubject('weapp', { aside: weappAside }),
  ...bySubject('h5'),
  inOne('walk', { builds: ['h5', 'iter'], aside: pagesAside }),
  inOne('history', { builds: ['h5'], learns: true }),
  inOne('iter', { builds: ['iter'], learns: true }),
]

/** One server and one browser for all subjects of an app. */
export function flowProcesses(parts) {
  const keys = [...new Set(parts.map(({ app, name }) => app ?? name))]
  return keys.map((key) => {
    const those = parts.filter(({ app, name }) => (app ?? name) === key)
    const { subject } = those[0]
    const named = those.map((one) => one.subject).join(' ')
    return { parts: those, env: subject ? { FLOWS: named } : {} }
  })
}
