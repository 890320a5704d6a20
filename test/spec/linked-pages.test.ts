import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkedPages } from '@contract/linked-pages'
import { keysOf, urlsOf } from '@/routes/match'
import { routesOf } from '@/routes/packages'
import { rowKey } from '@/routes/url'

test('an address from outside leads to the pages of the mini program, with what each takes', () => {
  const table = new Map<string, Set<string>>()
  for (const route of routesOf('consumer')) {
    const page = route.page.replace(/^pages\/(.*)\/page$/, '$1')
    const isShared = table.has(page)
    const names = [...urlsOf(route).flatMap(keysOf), ...Object.keys(route.query ?? {})]
    const known = table.get(page) ?? []
    table.set(page, new Set([...known, ...names, ...(isShared ? [rowKey] : [])]))
  }
  const sorted = Object.fromEntries([...table].map(([page, names]) => [page, [...names].sort()]))
  assert.deepEqual(linkedPages, sorted)
})
