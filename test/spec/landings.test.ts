import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { landings } from '@server/areas/assembled'
import { allRoutes, urlsOf } from '@/routes/match'

/** Whose pages show one thing, or somebody's invitation. */
const areas = [
  ...[
    'campaign',
    'catalogue',
    'distributor',
    'exclusive',
    'holding',
    'invite',
    'lottery',
    'merchant',
  ],
  ...['seckill', 'sign-in', 'street'],
]
/** Leads to the app of a partner. */
const other = ['downAppYoga']

test('the server knows every page that people send each other because of what it shows', () => {
  const sent = allRoutes.filter(
    ({ area, name, share, access }) =>
      share && access === 'public' && areas.includes(area) && !other.includes(name),
  )
  const known = landings.flatMap(({ urls }) => urls)
  assert.deepEqual([...known].sort(), sent.flatMap(urlsOf).sort())
})

test('the page has one title, in place of which theirs stands', () => {
  const page = fs.readFileSync(path.join(__dirname, '../../src/index.html'), 'utf8')
  assert.equal(page.match(/<title>[^<]*<\/title>/g)?.length, 1)
})
