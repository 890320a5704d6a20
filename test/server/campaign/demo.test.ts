import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { campaignKinds } from '@contract/prize/fields'
import { api } from '@contract/api'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'

const detail = '/tp5/api/Campaign/detail'
const folder = path.join(__dirname, '../../../demo/campaigns')
const files = fs.readdirSync(folder).map((name) => path.join(folder, name))

interface File {
  key: string
  kind: string
  routes?: string[]
}

const campaigns = files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as File)

let house: House
before(async () => {
  house = await openHouse()
})
after(() => house.close())

describe('the campaigns that come along', () => {
  test('are at least one of each kind', () => {
    const kinds = new Set(campaigns.map(({ kind }) => kind))
    for (const kind of campaignKinds) assert.ok(kinds.has(kind), kind)
  })

  test('show whole to a visitor, to a newcomer and to somebody who was here before', async () => {
    const tokens = [
      undefined,
      await house.signIn(demo.newcomer.userId),
      await house.signIn(demo.consumer.userId),
    ]
    for (const { key, routes } of campaigns) {
      for (const token of tokens) {
        const shown = await house.ask(detail, routes?.[0] ? { route: routes[0] } : { key }, {
          token,
        })
        assert.deepEqual(api[detail].out.parse(shown), shown)
        assert.equal(shown.key, key)
        assert.ok(shown.state === 'open' || (shown.state === 'between' && shown.hours), key)
        assert.ok(shown.kind === 'subject' || shown.action.text !== '', key)
        for (const { picture } of shown.prizes) {
          assert.ok(fs.existsSync(path.join(__dirname, '../../../server', picture)), picture)
        }
      }
    }
  })

  test('are told on the home page and on the page of all of them', async () => {
    const { strips, entries } = await house.ask('/tp5/api/Index/page', {})
    assert.equal(strips.find(({ key }) => key === 'campaigns')?.cards.length, 4)
    assert.ok(entries.every(({ role }) => role === 0))
    const operator = await house.signIn(demo.operator.userId)
    const theirs = await house.ask('/tp5/api/Index/page', {}, { token: operator })
    assert.ok(theirs.entries.some(({ key }) => key === 'operator'))
    const page = await house.ask(detail, { route: '/subjectPage' })
    const list = page.modules.find((module) => module.type === 'campaigns')
    assert.equal(list?.list.length, campaigns.length - 1)
  })

  test('give what they promise to somebody who does what they ask', async () => {
    const token = await house.signIn(demo.newcomer.userId)
    const receive = (input: object) =>
      house.ask('/tp5/api/Campaign/receive', input as { key: string }, { token })
    const rice = await receive({ key: 'code-activity', redeem: 'rice 0001' })
    assert.deepEqual([rice.prize_key, rice.amount], ['rice', 120])
    const bank = await receive({ key: 'bank-points', redeem: 'BANK50000002' })
    assert.deepEqual([bank.prize_key, bank.amount], ['five-thousand', 2800])
    const gold = await receive({ key: 'double-eleven', prize_key: 'gold' })
    assert.equal(gold.amount, 6)
    const adult = { token: await house.signIn(demo.consumer.userId) }
    const box = { key: 'blind-box-99', pay: 'points' as const }
    const { order_sn } = await house.ask('/user/vip/makeVipOrder', box, adult)
    assert.ok((await house.ask('/tp5/api/Campaign/open', { order_sn }, adult)).name)
    const goods = await house.ask('/tp5/api/Campaign/goodsList', {
      key: 'double-eleven',
      tab_key: 'hot',
    })
    assert.equal(goods.list.length, 20)
  })
})
