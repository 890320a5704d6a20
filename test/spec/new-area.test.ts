import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'

const root = path.resolve(__dirname, '../..')
let copy: string
before(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-area-'))
  for (const part of ['contract', 'server', 'demo', 'tsconfig.json', 'package.json'])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
})
after(() => fs.rmSync(copy, { recursive: true }))

const written: Record<string, string> = {
  'contract/library.ts': `
    import { get } from './call'
    import { empty } from './fields'
    export const libraryCalls = {
      '/tp5/api/Library/shelf': get({
        summary: 'What can be borrowed', access: 'public', of: ['village'], in: empty, out: empty,
      }),
    }`,
  'server/areas/library/library.calls.ts': `
    import type { libraryCalls } from '@contract/library'
    import type { HandlersOf } from '@server/call/handler'
    export const libraryHandlers: HandlersOf<typeof libraryCalls> = {
      '/tp5/api/Library/shelf': async () => ({}),
    }`,
  'server/areas/library/area.ts': `
    import { libraryCalls } from '@contract/library'
    import { defineArea } from '../area'
    import { libraryHandlers } from './library.calls'
    export const libraryArea = defineArea({
      name: 'library',
      calls: libraryCalls,
      handlers: libraryHandlers,
      jobs: [{ name: 'library: remind', every: 60, run: async () => undefined }],
      leaving: { tables: { loans: { gone: 'user_id' } } },
      seed: async () => undefined,
    })`,
}

/** What an existing file says more. */
const touched: Record<string, (text: string) => string> = {
  'contract/api.ts': (text) =>
    `import { libraryCalls } from './library'\n${text.replace('export const api = {', 'export const api = {\n  ...libraryCalls,')}`,
  'server/areas/areas.ts': (text) =>
    `import { libraryArea } from './library/area'\n${text.replace('\n] as const', '\n  libraryArea,\n] as const')}`,
}

const asked = `
  import { areaHandlers, areaJobs, ports, seeds } from '@server/areas/assembled'
  import { api } from '@contract/api'
  console.log(JSON.stringify({
    call: '/tp5/api/Library/shelf' in api,
    handler: typeof (areaHandlers as Record<string, unknown>)['/tp5/api/Library/shelf'],
    job: areaJobs({} as never).some(({ name }) => name === 'library: remind'),
    leaving: ports.leavings.some(({ tables }) => 'loans' in tables),
    seed: seeds.at(-1)?.name,
  }))`

test('a new area is known everywhere once it is in the two lists', () => {
  for (const [file, text] of Object.entries(written)) {
    const at = path.join(copy, file)
    fs.mkdirSync(path.dirname(at), { recursive: true })
    assert.equal(fs.existsSync(at), false)
    fs.writeFileSync(at, text)
  }
  for (const [file, change] of Object.entries(touched)) {
    const at = path.join(copy, file)
    const before = fs.readFileSync(at, 'utf8')
    fs.writeFileSync(at, change(before))
    assert.notEqual(fs.readFileSync(at, 'utf8'), before)
  }
  fs.writeFileSync(path.join(copy, 'server/asked.ts'), asked)
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'server/asked.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  assert.deepEqual(JSON.parse(told), {
    call: true,
    handler: 'function',
    job: true,
    leaving: true,
    seed: 'library',
  })
  assert.ok(Object.keys(touched).length <= 3)
})

const lines = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .reduce((sum, file) => {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      return sum + text.split('\n').length - 1
    }, 0)

const manyLines = 3000
/** A few lines more turn nobody's change red: an area that grows is told of before it has to be split. */
const room = 1.05

test('no area has many more than 3000 lines', (context) => {
  const areas = path.join(root, 'server/areas')
  const large = fs
    .readdirSync(areas, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, lines: lines(path.join(areas, name)) }))
    .filter((area) => area.lines > manyLines)
  for (const area of large) context.diagnostic(`${area.name} has ${area.lines} lines`)
  assert.deepEqual(
    large.filter((area) => area.lines > manyLines * room),
    [],
  )
})
