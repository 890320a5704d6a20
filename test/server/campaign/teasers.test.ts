import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

const home = '/tp5/api/Index/page'
const lists = '/tp5/api/Campaign/lists'
const day = 24 * 3600 * 1000

let place: CampaignHouse
const open: string[] = []
const shut: string[] = []

before(async () => {
  place = await openCampaignHouse()
  const at = (days: number) => new Date(place.now().getTime() + days * day).toISOString()
  const period = (from: number, to: number) => ({
    period: { starts_at: at(from), ends_at: at(to) },
  })
  for (let nth = 8; nth > 0; nth--) open.unshift(await place.campaign(period(-1, nth)))
  shut.push(await place.campaign(period(-2, -1)))
  shut.push(await place.campaign(period(1, 2)))
  shut.push(await place.campaign({ prizes: [somePrize({ stock: 0 })] }))
})
after(() => place.close())

const strip = async () => (await place.ask(home, {}, null)).strips[0]!

test('home leads to what is open now and ends soonest, and to nothing that is shut', async () => {
  const { cards, note } = await strip()
  assert.deepEqual(
    cards.map(({ key }) => key),
    open.slice(0, 6),
  )
  assert.equal(note, '8 个活动')
})

test('the list tells what comes and what is gone as well, unless only the open is asked for', async () => {
  const all = await place.ask(lists, {}, null)
  assert.deepEqual(all.list.map(({ key }) => key).sort(), [...open, shut[1]!, shut[2]!].sort())
  const now = await place.ask(lists, { open: 1 }, null)
  assert.deepEqual(
    now.list.map(({ key }) => key),
    open,
  )
})

test('many are told page by page, each once', async () => {
  for (let nth = 0; nth < 15; nth++) await place.campaign({ period: { days: 100 } })
  const first = await place.ask(lists, {}, null)
  const second = await place.ask(lists, { cursor: first.next! }, null)
  const keys = [...first.list, ...second.list].map(({ key }) => key)
  assert.deepEqual([first.list.length, second.next], [20, null])
  assert.equal(new Set(keys).size, 25)
  assert.equal((await place.call(lists, { cursor: 'WyJjYW1wYWlnbnMiLCJhIl0' }, null)).error, 400)
})

test('what is paused or has ended meanwhile is gone from home at once', async () => {
  await place.house.database.pool.query(
    'update campaigns set paused = true where campaign_key = $1',
    [open[0]],
  )
  const { cards } = await strip()
  assert.equal(cards[0]?.key, open[1])
  place.later((1.5 * day) / 1000)
  assert.ok(!(await strip()).cards.some(({ key }) => key === open[0]))
})

test('home reads what cards say, and no campaign whole', async () => {
  const { database } = place.house
  await database.pool.query(`update campaigns set definition = '{}' where campaign_key = $1`, [
    open[3],
  ])
  assert.ok((await strip()).cards.some(({ key }) => key === open[3]))
})
