import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { api, type Path } from '@contract/api'
import { allRoutes, urlsOf } from '@/routes/match'
import { calls, fixedPaths, ours } from './calls'
import { isHosted, pathOf } from './doer'
import { reachedByPages, saidFrom } from './reached'
import { addresses } from './routes'

/** The names built so far. A call or page that is gone again lowers them, and that is the point. */
const builtAtLeast = { calls: 258, addresses: 107 }

const named = Object.values(calls).flatMap((area) => Object.entries(area))
const built = named.flatMap(([name, doer]) =>
  doer === 'open' ? [] : [{ name, doer, path: pathOf(doer) }],
)

const addressed = Object.values(addresses).flatMap((area) => Object.entries(area))
const answered = addressed.filter(([, name]) => name !== 'open')
const asPattern = (address: string) => address.replace(/\{(\w+)\}/g, ':$1')

const onePage = 'pages/a/one/page.tsx'

/** An app of one page that is routed, and one that is not. */
const pieces = {
  [onePage]: `import { Part } from '@/parts/a/Part'
    import { handed } from '../../../parts/a/all'
    import type { Kind } from '@/parts/a/kinds'
    type A = Out<'/of/type'>
    const unused = () => call('/by/nobody')
    const d: '/of/constant' = handed
    export default function Page() { return [call<'/of/generic'>('/by/page'), d, <Part />] }`,
  'pages/a/other/page.tsx': `export default () => call('/by/other')`,
  'parts/a/Part.tsx': `import '@/parts/a/start'
    const path = '/by/part'
    export function Part() { return [call(path), import('./late')] }
    export function Other() { return call('/by/other/part') }`,
  'parts/a/Part.h5.tsx': `export const Part = () => call('/on/h5')`,
  'parts/a/late.ts': `export const late = '/at/need'`,
  'parts/a/start.ts': `wire('/at/load')\nexport const started = '/at/no/time'`,
  'parts/a/all.ts': `export { one as handed } from './each'`,
  'parts/a/each.ts': `export const one = '/handed/on'\nexport const two = '/not/handed'`,
  'parts/a/kinds.ts': `wire('/of/kinds')`,
} as const

describe('the calls of the product', () => {
  test('that are built are in the contract, with the verb of their name', () => {
    for (const { name, path } of built) {
      const call = api[path] as (typeof api)[Path] | undefined
      assert.equal(call?.method, name.split(' ')[0], `${name} → ${path}`)
    }
  })

  test('are reached by a page, or are for hosts alone and say why', () => {
    const made = reachedByPages()
    const wrong = built.filter(({ doer, path }) => made.has(path) === isHosted(doer))
    assert.deepEqual(
      wrong.map(({ name, doer, path }) =>
        isHosted(doer)
          ? `${name} → ${path} is for hosts, and a page makes it`
          : `${name} → ${path}: no page`,
      ),
      [],
    )
  })

  test('are reached where a page uses what says them as a value', () => {
    const texts = new Map(Object.entries(pieces))
    const said = saidFrom(['pages/a/one/page'], texts)
    assert.deepEqual([...said].sort(), [
      '/at/load',
      '/at/need',
      '/by/page',
      '/by/part',
      '/handed/on',
      '/on/h5',
    ])
  })

  test('are missed once the page no longer uses it, though somebody still says it', () => {
    const page = pieces[onePage].replace('<Part />', 'null')
    const texts = new Map(Object.entries({ ...pieces, [onePage]: page }))
    assert.ok(!saidFrom(['pages/a/one/page'], texts).has('/by/part'))
  })

  test('keep the path where the product says it', () => {
    for (const { name, path } of built) assert.equal(path, fixedPaths[name] ?? path, name)
    const known = new Set(named.map(([name]) => name))
    for (const name of Object.keys(fixedPaths)) assert.ok(known.has(name), name)
  })

  test('account for every call of the contract, beside those said to be ours', () => {
    const reasons = new Set<string>([...built.map(({ path }) => path), ...ours])
    for (const path of Object.keys(api)) assert.ok(reasons.has(path), `${path} has no reason`)
    for (const path of ours) assert.ok(path in api, `${path} is not in the contract`)
  })

  test('that were built once stay built', () => {
    assert.ok(built.length >= builtAtLeast.calls, `${built.length} are left`)
  })
})

describe('the addresses of the product', () => {
  test('that are answered are in the route table under that pattern', () => {
    for (const [address, name] of answered) {
      const route = allRoutes.find((row) => row.name === name)
      assert.ok(route && urlsOf(route).includes(asPattern(address)), `${address} → ${name}`)
    }
  })

  test('account for every route, beside those flagged extra', () => {
    const known = new Set(addressed.map(([address]) => asPattern(address)))
    for (const route of allRoutes) {
      for (const url of urlsOf(route))
        assert.equal(known.has(url), !route.extra, `${route.name} ${url}`)
    }
  })

  test('that were answered once stay answered', () => {
    assert.ok(answered.length >= builtAtLeast.addresses, `${answered.length} are left`)
  })
})
