import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { saidBy } from '@server/areas/agreement/agreement'
import { drawFaults } from '@server/areas/draw/check-draw'
import { findDraw, isSound, placeOf } from '@server/areas/draw/draw'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { readRequest } from '@server/areas/campaign/command/request'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { publishTurned } from '@server/areas/prize/receive/odds'
import { carryOut } from '@server/command/run'
import { promiseOf } from '@server/promise'
import { type CampaignHouse, openCampaignHouse } from '../campaign/campaign-house'
import { drawn, someDefinition, somePrize } from '../campaign/campaigns'
import type { Person } from '../harness/people'

const detail = '/tp5/api/Campaign/detail'
const pay = '/user/vip/makeVipOrder'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

/** The second is as good as certain, as long as there is any of it. */
const lopsided = {
  ...drawn,
  prizes: [
    somePrize({ key: 'small', name: '小奖', weight: 1 }),
    somePrize({ key: 'big', name: '大奖', weight: 1_000_000_000, stock: 1 }),
  ],
}

const buy = (key: string, person: Person) => place.ask(pay, { key, pay: 'points' }, person)

async function openOne(key: string, person: Person) {
  const { order_sn } = await buy(key, person)
  return place.ask('/tp5/api/Campaign/open', { order_sn }, person)
}

async function detailOf({ receipt_id }: { receipt_id: string }, person: Person) {
  return place.ask('/tp5/api/Campaign/receiveDetail', { receipt_id }, person)
}

const oddsOf = async (key: string) =>
  (await place.ask('/tp5/api/Campaign/rule', { key }, null)).odds

describe('a draw', () => {
  test('is told with every number that it takes to do it again', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult({ points: 10 })
    const receipt = await openOne(key, person)
    const { draw, rule_version } = await detailOf(receipt, person)
    assert.ok(draw)
    const [small, big] = draw.lots
    assert.deepEqual(
      [small!.from, small!.to, small!.left, big!.from, big!.to, big!.left],
      [1, 90, 10, 91, 100, 10],
    )
    const came = draw.lots.find(({ drawn: one }) => one === 1)!
    assert.equal(came.name, receipt.name)
    assert.ok(came.from <= draw.place && draw.place <= came.to)
    assert.deepEqual(
      [draw.total, draw.sound, draw.promised, draw.odds_version, rule_version],
      [100, 1, 0, '1', '1'],
    )
  })

  test('is done again by whoever drew, by a seed that was promised and their own', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult({ points: 20 })
    const bought = { key, pay: 'points', own_seed: 'mine-7' } as const
    const opened = async () => {
      const { order_sn } = await place.ask(pay, bought, person)
      return place.ask('/tp5/api/Campaign/open', { order_sn }, person)
    }
    const [first, second] = [await opened(), await opened()]
    const checkOf = async (receipt: { receipt_id: string }, who: Person) =>
      (await detailOf(receipt, who)).draw!.check!
    const early = await checkOf(first, person)
    assert.equal(early.proof.seed, '')
    assert.match(early.message, new RegExp(`^${person.userId}:[\\d-]+:${key}/1:mine-7$`))
    assert.ok((await checkOf(second, person)).message.includes(`:${key}/2:`))
    place.later(24 * 3600)
    const told = await checkOf(first, await place.again(person))
    const { proof, message, total } = told
    assert.deepEqual(
      [proof.promised, promiseOf(proof.seed)],
      [early.proof.promised, proof.promised],
    )
    assert.equal(placeOf({ seed: proof.seed, message }, total), told.place)
    let left = told.place
    assert.equal(told.table.find(({ weight }) => (left -= weight) < 0)?.key, told.result)
  })

  test('can be altered by nobody, and shows where somebody could', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult({ points: 10 })
    await openOne(key, person)
    await assert.rejects(
      place.one('update draws set place = 0 where game = $1', [key]),
      /permission denied/,
    )
    const { draw_id: drawId } = await place.one<{ draw_id: string }>(
      'select draw_id from draws where game = $1',
      [key],
    )
    const { db } = place.house.database
    const { draw, odds } = (await findDraw(db, person.userId, drawId))!
    assert.equal(isSound(draw, odds), true)
    const other = draw.result === 'big' ? 'small' : 'big'
    for (const forged of [{ result: other }, { total: 99 }, { pool: [] }])
      assert.equal(isSound({ ...draw, ...forged }, odds), false)
    assert.deepEqual(await drawFaults(db), [])
    const report = await carryOut(campaignCommand, place.house, readRequest(['report', key]))
    assert.ok(report.some((line) => /^抽取：.* 1.*；按记录重算全部一致$/.test(line)))
  })

  test('of a box that was sold goes by the rules it was sold under', async () => {
    const key = await place.campaign(drawn)
    const person = await place.adult({ points: 20 })
    const { order_sn } = await buy(key, person)
    const changed = {
      ...{ ...drawn, key, title: '新的盒子' },
      prizes: drawn.prizes.map((prize) => ({ ...prize, gives: { type: 'points', amount: 1 } })),
    }
    const bring = (why: string) =>
      place.house.database.transaction((tx) =>
        importCampaign(tx, JSON.stringify(someDefinition(changed)), place.now(), { why }),
      )
    await bring('换了奖品')
    await bring('什么都没有改')
    const receipt = await place.ask('/tp5/api/Campaign/open', { order_sn }, person)
    assert.ok([5, 100].includes(receipt.amount))
    assert.deepEqual([receipt.rule_version, receipt.campaign], ['1', '邻里见面礼'])
    const [former, now] = await Promise.all(
      ['1', '2'].map((version) => place.ask('/tp5/api/Campaign/rule', { key, version }, null)),
    )
    assert.deepEqual([former!.title, former!.in_force], ['邻里见面礼', 0])
    assert.deepEqual([now!.title, now!.in_force], ['新的盒子', 1])
    assert.deepEqual(
      now!.versions.map(({ version, why }) => [version, why]),
      [
        ['2', '换了奖品'],
        ['1', ''],
      ],
    )
    const unknown = await place.call('/tp5/api/Campaign/rule', { key, version: '3' }, null)
    assert.equal(unknown.error, 404)
    assert.equal((await openOne(key, person)).amount, 1)
  })
})

describe('published odds', () => {
  test('give the weight of what is gone to the consolation, as a new version at once', async () => {
    const key = await place.campaign(lopsided)
    const person = await place.adult({ points: 20 })
    assert.equal((await openOne(key, person)).prize_key, 'big')
    const { prizes, modules } = await place.ask(detail, { key }, null)
    assert.deepEqual(
      prizes.map(({ odds }) => odds),
      [10_000, 0],
    )
    const shown = modules.find((module) => module.type === 'odds')
    assert.deepEqual([shown?.version, shown?.consolation], ['2', '小奖'])
    const [second, first] = await oddsOf(key)
    assert.deepEqual([first!.why, second!.why], ['按第 1 版规则公布', '“大奖”送完，概率归“小奖”'])
    const { draw } = await detailOf(await openOne(key, person), person)
    assert.deepEqual([draw?.odds_version, draw?.total], ['2', 1_000_000_001])
  })

  test('stand again when a new day brings back what a day had no more of', async () => {
    place.until(1, '10:00')
    const [small, big] = lopsided.prizes
    const key = await place.campaign({
      ...lopsided,
      prizes: [small, { ...big, stock: 5, daily: 1 }],
    })
    const person = await place.adult({ points: 10 })
    assert.equal((await openOne(key, person)).prize_key, 'big')
    const { database } = place.house
    await publishTurned(database, place.now())
    place.later(24 * 3600)
    await publishTurned(database, place.now())
    await publishTurned(database, place.now())
    const odds = await oddsOf(key)
    assert.deepEqual(
      odds.map(({ version, why }) => [version, why]),
      [
        ['3', '“大奖”又有了，概率还给它'],
        ['2', '“大奖”送完，概率归“小奖”'],
        ['1', '按第 1 版规则公布'],
      ],
    )
  })

  test('are asked of every file that lets people draw, and a consolation that lasts', async () => {
    const bring = (given: object) => place.campaign({ ...drawn, ...given })
    const [small, big] = drawn.prizes
    await assert.rejects(bring({ modules: [] }), /要公布概率/)
    await assert.rejects(bring({ consolation: undefined }), /请写安慰奖/)
    await assert.rejects(bring({ consolation: 'nobody' }), /没有奖品 nobody/)
    await assert.rejects(bring({ prizes: [{ ...small, daily: 5 }, big] }), /不能限每天的份数/)
    await assert.rejects(bring({ prizes: [{ ...small, stock: 9 }, big] }), /不能少于.*10/)
    await assert.rejects(bring({ pick: 'choose', consolation: 'small' }), /只有抽取的活动有安慰奖/)
  })
})

describe('who draws', () => {
  test('for something paid is a verified adult, and is led to where that is done', async () => {
    const key = await place.campaign(drawn)
    const person = await place.person({ points: 10 })
    const { action } = await place.ask(detail, { key }, person)
    assert.deepEqual(
      [action.do, action.text, action.link],
      ['link', '去实名认证', '/exchangeShop/authentication'],
    )
    for (const way of ['points', 'money'] as const)
      assert.equal((await place.call(pay, { key, pay: way }, person)).error, 2331)
    assert.equal((await place.ask('/user/Center/index', {}, person)).points, 10)
  })

  test('for nothing says once that they are of age, which is kept', async () => {
    const limits = [{ of: 'user', every: 'day', most: 1 }]
    const steps = [{ do: 'receive', text: '抽' }]
    const key = await place.campaign({ ...drawn, kind: 'festival', price: {}, steps, limits })
    const person = await place.person()
    const { needs } = await place.ask(detail, { key }, person)
    assert.equal(needs.adult, '1.0')
    for (const adult of [{}, { adult: '0.9' }])
      assert.equal((await place.receive(key, person, adult)).error, 2332)
    assert.equal((await place.receive(key, person, { adult: needs.adult })).error, 0)
    const said = await saidBy(place.house.database.db, person.userId)
    assert.deepEqual(
      said.filter(({ agreement }) => agreement === 'adult').map(({ version }) => version),
      ['1.0'],
    )
    assert.equal((await place.ask(detail, { key }, person)).needs.adult, '')
    place.later(24 * 3600)
    assert.equal((await place.receive(key, person)).error, 0)
  })
})
