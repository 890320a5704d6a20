import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { api, type Path } from '@contract/api'
import { allRoutes, urlsOf } from '@/routes/match'
import { calls, fixedPaths, ours } from './calls'
import { isHosted, pathOf } from './doer'
import { madeByTheApp, saidIn } from './made'
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

describe('the calls of the product', () => {
  test('that are built are in the contract, with the verb of their name', () => {
    for (const { name, path } of built) {
      const call = api[path] as (typeof api)[Path] | undefined
      assert.equal(call?.method, name.split(' ')[0], `${name} → ${path}`)
    }
  })

  test('are made by a page, or are for hosts alone and say why', () => {
    const made = madeByTheApp()
    for (const { name, doer, path } of built)
      assert.equal(made.has(path), !isHosted(doer), `${name} → ${path}`)
  })

  test('count as made where a value says them, not where a type does', () => {
    const text = "type A = Out<'/a/a'>\nconst b = call<'/b/b'>('/c/c')\nconst d: '/d/d' = x"
    assert.deepEqual(saidIn('x.ts', text), ['/c/c'])
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
