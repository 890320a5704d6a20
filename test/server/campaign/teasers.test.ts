import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { presentTeaser } from '@server/areas/campaign/present/teaser'
import type { Teased } from '@server/areas/programme/programme'
import { someDefinition, somePrize } from './campaigns'
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
    open.slice(0, 4),
  )
  assert.equal(note, '8 个活动')
})

test('a card says how much is left of what is open: days where it ends soon, else pieces', () => {
  const now = new Date('2026-12-01T10:00:00+08:00')
  const told = (days: number, prize: object = {}) => {
    const definition = someDefinition() as unknown as Teased['definition']
    const period = {
      startsAt: new Date(now.getTime() - day),
      endsAt: new Date(now.getTime() + days * day),
    }
    const prizes = [{ stock: 5000, daily: null, given_today: 0, ...prize }]
    const words = { ...definition, routes: [], words: {} }
    const one = { key: 'some', definition: words, ...period, paused: false, prizes }
    return presentTeaser(one, now).state_text
  }
  assert.deepEqual(
    [told(0.2), told(3), told(60), told(60, { stock: 126 }), told(60, { daily: 26 })],
    ['今天截止', '剩 3 天', '剩 60 天', '剩 126 份', '今天剩 26 份'],
  )
  assert.equal(told(60, { stock: 0 }), '已领完')
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
