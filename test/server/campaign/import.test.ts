import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { campaignCommand } from '@server/areas/campaign/command/campaign-command'
import { readRequest } from '@server/areas/campaign/command/request'
import { definition } from '@server/areas/programme/definition'
import { importCampaign } from '@server/areas/campaign/write/import-campaign'
import { addCodes } from '@server/areas/campaign/write/stock'
import { carryOut } from '@server/command/run'
import { readJson } from '@server/importing/read-json'
import type { Unusable } from '@server/importing/unusable'
import { problemsOf } from '../importing/unusable'
import { drawn, someDefinition, somePrize } from './campaigns'
import { type CampaignHouse, openCampaignHouse } from './campaign-house'

let place: CampaignHouse
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const bring = (given: object) =>
  place.house.database.transaction((tx) =>
    importCampaign(tx, JSON.stringify(someDefinition(given), null, 2), place.now()),
  )
const addTo = (campaignKey: string, text: string) =>
  place.house.database.transaction((tx) =>
    addCodes(
      tx,
      place.house.config.dataKey,
      { campaignKey, prizeKey: undefined, text },
      place.now(),
    ),
  )
const run = (...words: string[]) => carryOut(campaignCommand, place.house, readRequest(words))

describe('a campaign file', () => {
  test('tells every line that is wrong at once', async () => {
    const text = JSON.stringify(
      someDefinition({ kind: 'nothing', typo: 1, prizes: [somePrize({ stock: -1, how: [] })] }),
      null,
      2,
    )
    const lines = text.split('\n')
    const problems = await problemsOf(() => readJson(definition, text))
    const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1
    assert.ok(problems.some((one) => one.startsWith(`第 ${lineOf('"kind"')} 行 kind：`)))
    assert.ok(problems.some((one) => one.startsWith(`第 ${lineOf('"typo"')} 行 typo：没有这一项`)))
    assert.ok(
      problems.some((one) => one.startsWith(`第 ${lineOf('"stock"')} 行 prizes[1].stock：`)),
    )
  })

  test('promises to take back no code that somebody has read', async () => {
    const lines = ['用多个账号领取的，权益会被收回。']
    const terms = [{ title: '公平', lines }]
    const prizes = [somePrize({ gives: { type: 'code' }, stock: 1 })]
    await assert.rejects(bring({ terms, prizes }), /收不回来，请写“不再参加本活动”/)
    await bring({ terms })
  })

  test('names no picture of points or gold, and one of all else', async () => {
    await assert.rejects(bring({ prizes: [somePrize({ picture: 'rice' })] }), /有自己的图/)
    const prizes = [{ ...somePrize({ gives: { type: 'code' } }), picture: undefined }]
    await assert.rejects(bring({ prizes }), /请写图 picture/)
  })

  test('leaves nothing behind when its goods, drawing or address cannot be had', async () => {
    await bring({ key: 'holds-address', routes: ['/taken'] })
    const wrong = {
      key: 'half',
      routes: ['/taken'],
      look: { tone: 'brand', tint: 'a', scene: 'no-such-scene' },
      prizes: [
        somePrize({ picture: 'no-such-drawing', gives: { type: 'goods', goods: '没有的东西' } }),
      ],
    }
    await assert.rejects(bring(wrong), (error: Unusable) => {
      assert.equal(error.problems.length, 4)
      assert.match(error.problems.join(), /没有名为 no-such-scene 的场景图/)
      return true
    })
    const { rows } = await place.house.database.pool.query(
      `select 1 from campaigns where campaign_key = 'half'`,
    )
    assert.equal(rows.length, 0)
  })

  test('leads to pages of ours alone', async () => {
    for (const elsewhere of ['//elsewhere.example', '//', 'https://elsewhere.example']) {
      await assert.rejects(bring({ success: elsewhere }), /success：应为站内地址/)
      await assert.rejects(bring({ routes: [elsewhere.replace('.', '')] }), /routes.*应为站内地址/)
    }
  })

  test('that comes again keeps what was given, and never less than that', async () => {
    const key = await place.campaign({ prizes: [somePrize({ stock: 5 })] })
    await place.receive(key, await place.person())
    await bring({ key, prizes: [somePrize({ stock: 3 })] })
    const { prizes, rule_version } = await place.ask('/tp5/api/Campaign/detail', { key }, null)
    assert.deepEqual([prizes[0]?.stock, rule_version], [2, '2'])
    await assert.rejects(bring({ key, prizes: [somePrize({ stock: 0 })] }), /已经发出 1 份/)
  })

  test('ends after it begins, whichever offsets the two are written with', async () => {
    const lasting = (starts_at: string, ends_at: string) => ({ period: { starts_at, ends_at } })
    const nine = '2027-01-01T09:00:00+08:00'
    await bring(lasting(nine, '2027-01-01T02:00:00Z'))
    await assert.rejects(bring(lasting(nine, '2027-01-01T09:00:00+09:00')), /结束应晚于开始/)
  })

  test('that is corrected keeps its period, and begins anew only where it is told to', async () => {
    const days = (key: string, period: object, how = {}) =>
      place.house.database.transaction((tx) =>
        importCampaign(tx, JSON.stringify(someDefinition({ key, period })), place.now(), how),
      )
    const periodOf = async (key: string) => {
      const { starts_at, ends_at } = await place.ask('/tp5/api/Campaign/detail', { key }, null)
      return [starts_at, ends_at]
    }
    const key = 'keeps-its-period'
    await days(key, { days: 5 })
    const [began, ended] = await periodOf(key)
    place.later(2 * 24 * 3600)
    await days(key, { days: 5 })
    assert.deepEqual(await periodOf(key), [began, ended])
    await days(key, { days: 9 })
    const longer = await periodOf(key)
    assert.equal(longer[0], began)
    assert.ok(longer[1]! > ended!)
    const dates = { starts_at: '2027-01-01T00:00:00+08:00', ends_at: '2027-02-01T00:00:00+08:00' }
    await days(key, dates)
    assert.deepEqual(await periodOf(key), [dates.starts_at, dates.ends_at])
    await days(key, { days: 5 }, { restart: true })
    const anew = await periodOf(key)
    assert.ok(anew[0]! > began! && anew[0]! < dates.starts_at)
  })

  test('that names a prize no longer retires it, with the codes that nobody has', async () => {
    const code = somePrize({ key: 'code', name: '月卡', gives: { type: 'code' }, stock: 2 })
    const key = await place.campaign({ limits: [], prizes: [code] }, ['HAD01', 'LEFT1'])
    const person = await place.person()
    assert.equal((await place.receive(key, person)).error, 0)
    await bring({ key, prizes: [somePrize()] })
    const { prizes } = await place.ask('/tp5/api/Campaign/detail', { key }, person)
    assert.deepEqual(
      prizes.map((prize) => prize.prize_key),
      ['gift'],
    )
    const had = await place.ask('/tp5/api/Campaign/receiveDetail', { key }, person)
    assert.deepEqual([had.name, had.code], ['月卡', 'HAD01'])
    const { free } = await place.one<{ free: number }>(
      'select count(*)::int as free from campaign_codes where campaign_key = $1 and receipt_id is null',
      [key],
    )
    assert.equal(free, 0)
    await bring({ key, prizes: [{ ...code, stock: undefined }] })
    await addTo(key, 'LEFT1\nLEFT2')
    assert.equal((await place.ask('/tp5/api/Campaign/detail', { key }, null)).prizes[0]?.stock, 2)
  })

  test('keeps every prize that may lie in a box that is not open', async () => {
    const key = await place.campaign(drawn)
    const buyer = await place.adult({ points: 10 })
    await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, buyer)
    const one = { ...drawn, key, prizes: drawn.prizes.slice(0, 1) }
    await assert.rejects(bring(one), /还有 1 个订单没有完成，不能去掉奖品 big/)
  })

  test('cannot take the paying away from whoever has not opened what they paid for', async () => {
    const key = await place.campaign(drawn)
    const buyer = await place.adult({ points: 10 })
    await place.ask('/user/vip/makeVipOrder', { key, pay: 'points' }, buyer)
    const free = { key, prizes: drawn.prizes.map((prize) => ({ ...prize, weight: 1 })) }
    await assert.rejects(bring(free), /还有 1 个订单没有完成，不能去掉付款步骤 pay/)
  })
})

describe('a list of codes', () => {
  test('is taken whole or not at all, and tells the lines', async () => {
    const key = await place.campaign({
      prizes: [somePrize({ gives: { type: 'code' }, stock: undefined })],
    })
    const add = (text: string) => addTo(key, text)
    assert.equal((await add('AAAA1\nAAAA2\n')).codes, 2)
    await assert.rejects(add('BBBB1\nab\nBBBB1'), /第 2 行[^]*第 3 行：和第 1 行是同一个券码/)
    await assert.rejects(add('CCCC1\nAAAA-2'), /第 2 行：这个券码已经导入过了/)
    const { prizes } = await place.ask('/tp5/api/Campaign/detail', { key }, null)
    assert.equal(prizes[0]?.stock, 2)
  })
})

describe('the command', () => {
  test('lists, stocks up, pauses and reports', async () => {
    const key = await place.campaign()
    await place.receive(key, await place.person())
    await place.ask('/tp5/api/Campaign/click', { key, event: 'view' }, null)
    assert.ok((await run('list')).some((line) => line.startsWith(`${key}  `)))
    const stocked = await run('stock', key, '--prize', 'gift', '--add', '5')
    assert.match(stocked.join(), /剩 14，已发 1/)
    await assert.rejects(run('stock', key, '--prize', 'gift', '--add=-99'), /不能减这么多/)
    await run('pause', key)
    assert.equal((await place.receive(key, await place.person())).error, 2303)
    assert.match((await run('report', key)).join('\n'), /浏览[^]*0 +1 +0 +0 +1 +1/)
  })
})
