import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { letBegin, type Origin } from '@server/areas/fairness/fairness'
import { limitRules } from '@server/areas/fairness/limits/rules'
import { patternOf } from '@server/areas/fairness/limits/patterns'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson } from '../harness/people'
import { refusedAs } from '../harness/request'

const noon = new Date('2026-03-01T04:00:00Z').getTime()
const seconds = (list: readonly number[]) => list.map((at) => noon + at * 1000)

test('what looks mechanical', () => {
  assert.equal(patternOf(seconds([0, 11, 20, 33, 41, 59])), 'rush')
  assert.equal(patternOf(seconds([0, 15, 20, 33, 41, 61])), undefined)
  assert.equal(patternOf(seconds([0, 300, 600, 900.7, 1200, 1500, 1800])), 'clockwork')
  assert.equal(patternOf(seconds([0, 300, 600, 903, 1200, 1500, 1800])), undefined)
  assert.equal(patternOf(seconds(Array.from({ length: 20 }, (_, at) => at * at * 19))), 'restless')
})

describe('a task is begun', () => {
  let house: House
  before(async () => void (house = await openHouse({ seeded: false })))
  after(() => house.close())

  let turn = 0
  const origin = (userId: string, given: Partial<Origin> = {}): Origin => {
    turn += 1
    const own = { phone: `phone ${turn}`, device: `device ${turn}`, network: `network ${turn}` }
    return { userId, villageId: null, ...own, ...given }
  }
  const begin = (from: Origin, at = new Date(noon), about = 'ad:1') =>
    house.database.transaction((tx) => letBegin(tx, from, about, at))
  const beginAs = async (given: Partial<Origin>, at?: Date) =>
    begin(origin((await newPerson(house)).userId, given), at)
  const refused = (work: Promise<void>, words: RegExp) => assert.rejects(work, { message: words })

  test('by two accounts of one phone a day, however many try at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => beginAs({ device: 'shared' })),
    )
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 2)
    await refused(beginAs({ device: 'shared' }), /这台手机/)
    await beginAs({ device: 'shared' }, new Date(noon + 12 * 3600 * 1000))
  })

  test('by as many of one network as its limit says, and of a village by campaign', async () => {
    const { most } = limitRules.network
    for (let one = 0; one < most; one += 1) await beginAs({ network: 'one' })
    await refused(beginAs({ network: 'one' }), /这个网络/)
    await beginAs({ villageId: 7 })
  })

  test('thirty times a day by one person, whose phone counts over accounts', async () => {
    const { userId } = await newPerson(house)
    const last = limitRules.person.most
    // at moments that no pattern fits
    const at = (one: number) =>
      new Date(noon - 11 * 3600 * 1000 + one * 780_000 + ((one * one) % 11) * 9000)
    const from = origin(userId, { phone: 'same', device: null })
    for (let one = 0; one < last; one += 1) await begin(from, at(one))
    await refused(begin(from, at(last)), /30 个任务/)
    await refused(beginAs({ phone: 'same' }, at(last)), /这个手机号/)
  })

  test('after a pattern that looks mechanical only by who shows that they are a person', async () => {
    const { userId, token } = await newPerson(house)
    const from = origin(userId)
    for (let one = 0; one < 6; one += 1) await begin(from, new Date(noon + one * 5000))
    await refused(begin(from), /本人在操作/)
    const config = '/tp5/api/AdTask/captchaVerifyConfig'
    const { needed, why, captcha_id } = await house.ask(config, {}, { token })
    assert.deepEqual([needed, why], [1, '一分钟里开始了 6 个任务'])
    const verify = (captcha_code: string, id: string) =>
      house.call('/tp5/api/AdTask/captchaVerify', { captcha_id: id, captcha_code }, { token })
    refusedAs('captchaWrong', await verify('0', captcha_id))
    await refused(begin(from), /本人在操作/)
    assert.equal((await verify(await house.sent(captcha_id), captcha_id)).error, 0)
    assert.equal((await house.ask(config, {}, { token })).needed, 0)
    await begin(from, new Date(noon + 60_000))
  })
})
