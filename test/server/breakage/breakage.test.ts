import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { type House, openHouse } from '../harness/openHouse'
import { jobsOf, runJobs } from '../harness/jobs'
import { someNonce } from '../harness/request'

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

const broken = '/tp5/api/Common/broken'
const one = { page: 'order', words: 'TypeError: no price', place: '12.js:1:200', times: 2 }
const tell = (given: Partial<typeof one> = {}) =>
  house.ask(broken, { ...one, ...given }, { nonce: someNonce() })
const desk = async (...words: string[]) =>
  (await carryOut(deskCommand, house, readRequest(words))).join('\n')
const idOf = async (words: string) => {
  const { rows } = await house.database.pool.query<{ id: string }>(
    'select breakage_id::text as id from breakages where words = $1',
    [words],
  )
  return rows[0]!.id
}

test('what broke waits at the desk with how often, until somebody has seen it and it breaks again', async () => {
  await tell()
  await tell({ times: 3 })
  assert.match(await desk('list'), /网页 order {2}5 次 {2}TypeError: no price/)
  await desk('approve', 'breakage', await idOf(one.words), '--by', '沈静')
  assert.doesNotMatch(await desk('list'), /no price/)
  await tell({ times: 1 })
  assert.match(await desk('list'), /网页 order {2}6 次/)
})

test('nothing of a person is kept, whatever the phone sends', async () => {
  await tell({ words: "Error: 王秀英 13800000001 at '文三路 1 号' of 'price'" })
  assert.match(await desk('list'), /Error: … … at '?…'? of 'price'/)
})

test('strangers cannot fill the books, and what stopped breaking goes', async () => {
  const { pool } = house.database
  await pool.query(
    `insert into breakages (platform, page, words, place, times, first_at, last_at)
     select 'web', 'index', 'Error: ' || n, '', 1, now(), now() from generate_series(1, 600) n`,
  )
  await tell({ words: 'Error: one more' })
  await tell()
  const { rows } = await pool.query<{ times: string }>(
    `select times from breakages where words in ('Error: one more', $1)`,
    [one.words],
  )
  assert.equal(rows.length, 1)
  await runJobs(house, jobsOf(house.config, 'breakage'), new Date(Date.now() + 91 * 24 * 3600_000))
  assert.equal((await pool.query('select 1 from breakages')).rowCount, 0)
})
