import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { readRequest } from '@server/areas/campaign/command/request'
import { readNumber } from '@server/areas/campaign/worth/numbers'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { carryOut } from '@server/command/run'
import { temporaryDataDir } from '../harness/leftovers'
import { problemsOf } from '../importing/unusable'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'
import { lamps, someDefinition, somePrize } from './campaigns'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse({ seeded: true })
})
after(() => place.close())

const textOf = (given: object) => JSON.stringify(someDefinition(given), null, 2)
const problems = async (given: object) =>
  (
    await problemsOf(() =>
      place.house.database.transaction((tx) => importCampaign(tx, textOf(given), place.now())),
    )
  ).join('\n')

const points = (amount: number, given: object = {}) =>
  somePrize({
    key: `p${amount}`,
    name: `${amount} 积分`,
    gives: { type: 'points', amount },
    ...given,
  })
const gold = (amount: number, given: object = {}) =>
  somePrize({
    key: `g${amount}`,
    name: `${amount} 金币`,
    gives: { type: 'gold', amount },
    ...given,
  })
const pays = [
  { do: 'pay', text: '付款' },
  { do: 'receive', text: '揭晓' },
]
const odds = [{ type: 'odds', title: '概率', note: '打开时才抽' }]
const draw = (price: object, prizes: object[]) => ({
  ...{ pick: 'draw', steps: pays, modules: odds },
  ...{ price, prizes },
})

describe('a paid draw', () => {
  test('that never loses is not brought in, whatever it is paid with', async () => {
    const prizes = [points(150, { weight: 9 }), gold(24, { weight: 1 })]
    assert.match(await problems(draw({ gold: 12 }, prizes)), /最差也值 150 积分，价钱只有 120 积分/)
    assert.match(await problems(draw({ money: 149 }, prizes)), /because\.alwaysWins/)
  })

  test('costs what the cheapest way to pay costs', async () => {
    const prizes = [points(90, { weight: 9 }), gold(20, { weight: 1 })]
    assert.equal(await problems(draw({ points: 120, money: 110 }, prizes)), '')
    assert.match(await problems(draw({ points: 120, money: 100 }, prizes)), /平均每抽送出 101 积分/)
  })

  test('counts goods by what the shop asks, and a guarantee as the draws it shortens', async () => {
    const quilt = { type: 'goods', goods: '新疆长绒棉被 4 斤' }
    const prizes = [
      points(10, { weight: 90 }),
      somePrize({ key: 'quilt', weight: 10, gives: quilt }),
    ]
    assert.match(await problems(draw({ points: 900 }, prizes)), /平均每抽送出 979 积分/)
    assert.equal(await problems(draw({ points: 1000 }, prizes)), '')
    const guarantee = { every: 2, prizes: ['quilt'], text: '棉被' }
    const certain = { ...draw({ points: 1000 }, prizes), guarantee }
    assert.match(await problems(certain), /平均每抽送出 5110 积分/)
  })

  test('may give more where its file says why', async () => {
    const because = { alwaysWins: '开业三天，亏得起', overpays: '开业三天，亏得起' }
    const generous = draw({ points: 10 }, [points(20, { weight: 1 }), gold(9, { weight: 1 })])
    assert.notEqual(await problems(generous), '')
    assert.equal(await problems({ ...generous, because }), '')
  })
})

describe('a ladder', () => {
  test('of lamps gives more for more', async () => {
    const six = (amount: number) => [points(88, { lamps: 3 }), gold(amount, { lamps: 6 })]
    const tree = { ...lamps, lamps: { goal: 6, helps_a_day: 2 } }
    assert.match(await problems({ ...tree, prizes: six(8) }), /值 80 积分，还不如前面的“88 积分”/)
    assert.equal(await problems({ ...tree, prizes: six(9) }), '')
  })

  test('of days gives more each day', async () => {
    const prizes = [points(50), gold(4, { after: { received: 'p50' } })]
    assert.match(await problems({ prizes }), /值 40 积分，还不如前面的“50 积分”/)
  })

  test('of prices gives more for more, and points for no fewer points', async () => {
    const sold = (low: number, high: number) => ({
      steps: pays,
      prizes: [points(low, { price: { points: 30 } }), points(high, { price: { points: 60 } })],
    })
    assert.match(await problems(sold(20, 10)), /还不如前面的“20 积分”/)
    assert.match(await problems(sold(20, 60)), /“60 积分”值 60 积分，只卖 60 积分/)
    assert.equal(await problems(sold(20, 40)), '')
  })
})

describe('a choice', () => {
  test('between points and gold is one between the same', async () => {
    assert.match(await problems({ prizes: [points(25), gold(6)] }), /相差超过 2 倍/)
    assert.equal(await problems({ prizes: [points(25), gold(3)] }), '')
  })

  test('every day of a card does not come to many times its price', async () => {
    const card = (amount: number) => ({
      steps: pays,
      price: { points: 600 },
      card: { days: 30 },
      prizes: [points(amount)],
    })
    assert.match(await problems(card(120)), /天天来领共 3600 积分，超过价钱 600 积分的 2 倍/)
    assert.equal(await problems(card(40)), '')
  })

  test('of a card counts what is had once on one of its days', async () => {
    const card = (worth: number, limits: object[]) => ({
      steps: pays,
      price: { points: 600 },
      card: { days: 30 },
      prizes: [points(30), points(worth, { limits })],
      because: { choices: '送一次' },
    })
    const once = [{ of: 'user', every: 'once', most: 1 }]
    assert.match(await problems(card(300, [])), /天天来领共 9000 积分/)
    assert.match(await problems(card(331, once)), /天天来领共 1201 积分/)
    assert.equal(await problems(card(330, once)), '')
  })
})

describe('what is said', () => {
  test('of a membership, it has', async () => {
    const listed = (name: string) => ({
      prizes: [somePrize({ gives: { type: 'goods', goods: '全家会员 年卡' } })],
      modules: [
        {
          type: 'rights',
          title: '一年里有',
          list: [{ name, value: '一份', how: '到店用', picture: 'rice' }],
        },
      ],
    })
    assert.match(await problems(listed('米面各一份')), /没有“米面各一份”这项权益，有的是：万象影城/)
    assert.equal(await problems(listed('儿童水彩 24 色')), '')
  })

  test('in numbers, there is', async () => {
    const says = (line: string, prize: object) => ({
      terms: [{ title: '名额', lines: [line] }],
      prizes: [somePrize(prize)],
    })
    const code = { gives: { type: 'code' }, stock: 200, daily: 100 }
    assert.match(await problems(says('全部两千份，每天一百份。', code)), /里说 2000/)
    assert.equal(await problems(says('全部两百份，每天一百份。', code)), '')
    assert.match(
      await problems(says('每天一百份，零点更新。', code)),
      /总数只够 2 天，活动有 30 天/,
    )
    assert.equal(await problems(says('每天一百份，零点更新。', { stock: 3000, daily: 100 })), '')
    assert.equal(await problems(says('每人每天三份。', { stock: 9, daily: 3 })), '')
  })

  test('of a phone is not relied on', async () => {
    const terms = [{ title: '领几次', lines: ['每人、每台手机限领一次。'] }]
    assert.match(await problems({ terms }), /手机认不准/)
  })

  test('is read as people write it', () => {
    const written = ['12 000', '十六', '两千四百', '一百零五', '三万', '二百四十']
    assert.deepEqual(written.map(readNumber), [12000, 16, 2400, 105, 30000, 240])
  })
})

describe('the command', () => {
  const run = (...words: string[]) => carryOut(campaignCommand, place.house, readRequest(words))
  const fileOf = (given: object) => {
    const file = path.join(temporaryDataDir(), 'campaign.json')
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, textOf(given))
    return file
  }

  test('reckons a file and writes nothing', async () => {
    const key = 'reckoned-only'
    const box = draw({ points: 100 }, [points(60, { weight: 3 }), gold(12, { weight: 1 })])
    const told = (await run('check', fileOf({ key, ...box }))).join('\n')
    assert.match(told, /60 积分 {2}值 60 积分 {2}概率 75\.00%/)
    assert.match(told, /价钱：100 积分\n平均每抽：75 积分\n最差：60 积分\n最好：120 积分/)
    const { error } = await place.call('/tp5/api/Campaign/detail', { key }, null)
    assert.notEqual(error, 0)
    const wrong = fileOf({ ...draw({ points: 10 }, [points(60, { weight: 1 })]) })
    await assert.rejects(run('check', wrong), /平均每抽：60 积分[^]*because\.overpays/)
  })

  test('tells how many codes are still to come', async () => {
    const prizes = [somePrize({ gives: { type: 'code' }, stock: 5 })]
    const key = await place.campaign({ prizes }, ['AAAA1', 'AAAA2'])
    assert.match((await run('stock', key)).join(), /剩 2，已发 0，说好的还差 3 个券码/)
  })
})

test('the demo has as many codes as its campaigns promise', async () => {
  const { rows } = await place.house.database.pool.query<{ short: string }>(
    `select campaigns.campaign_key || ' ' || (prize ->> 'key') as short
     from campaigns, jsonb_array_elements(definition -> 'prizes') prize
     join campaign_prizes held on held.prize_key = prize ->> 'key'
     where held.campaign_key = campaigns.campaign_key and prize -> 'gives' ->> 'type' = 'code'
       and held.campaign_key not like 'campaign-%' and held.stock + held.given < (prize ->> 'stock')::int`,
  )
  const { rows: silent } = await place.house.database.pool.query(
    `select campaign_key from campaigns, jsonb_array_elements(definition -> 'prizes') prize
     where prize -> 'gives' ->> 'type' = 'code' and not (prize ? 'worth' and prize ? 'stock')
       and campaign_key not like 'campaign-%'`,
  )
  assert.deepEqual([rows.map(({ short }) => short), silent], [[], []])
})

test('whoever reads rules or a ledger is told the rate', async () => {
  const person = await place.person({ points: 5 })
  const { rate } = await place.ask('/tp5/api/ExchangeShop/UserPoints/detail', {}, person)
  assert.equal(rate, '1 金币 = 10 积分 · 1 积分按 1 分计价')
  const { terms } = await place.ask('/tp5/api/Campaign/rule', { key: 'double-eleven' }, null)
  assert.ok(terms.some(({ lines }) => lines.includes(`${rate}。`)))
})
