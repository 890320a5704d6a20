import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { carryOut } from '@server/command/run'
import { replyTime } from '@server/calendar'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import type { Person } from '../harness/people'
import { startWechatPayFake, type WechatPayFake } from '../payment/wechat-pay-fake'
import { type Counter, openCounter } from './counter'

let fake: WechatPayFake
let counter: Counter
before(async () => {
  fake = await startWechatPayFake()
  counter = await openCounter({ ...fake.env, DESK_FOUR_EYES: 'no' })
  fake.setClock(counter.now)
})
after(async () => {
  await counter.close()
  await fake.close()
})
afterEach(async () => {
  fake.calm()
  assert.deepEqual(await counter.faults(), [])
})

/** The desk goes by the clock on the wall: the test's goes on, so that what is due then is due here. */
async function desk(...words: string[]) {
  const said = await carryOut(deskCommand, counter.house, readRequest([...words, '--by', '沈静']))
  counter.later(60)
  return said.join('\n')
}

describe('a withdrawal above the sum that is looked at', () => {
  const large = 1_200_00

  test('waits for the desk, and is sent once it said yes', async () => {
    const person = await counter.earner(large)
    const no = await counter.withdraw(person, large)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'checking')
    assert.match(await desk('list'), new RegExp(no))
    assert.match(await desk('show', 'withdrawal', no), /王秀英/)
    await desk('approve', 'withdrawal', no)
    await counter.work()
    const { confirms, steps } = await counter.detail(person, no)
    assert.equal(confirms, 1)
    assert.deepEqual(
      steps.map(({ text }) => text),
      ['提交申请', '审核通过', '等您在微信里确认收款', '到您的微信零钱'],
    )
    fake.transfers.confirm(no)
    await counter.hear(await fake.tellTransfer(no))
  })

  test('goes back whole where it said no, with why', async () => {
    const person = await counter.earner(large)
    const no = await counter.withdraw(person, large)
    await desk('refuse', 'withdrawal', no, '--reason', '收入还在核实')
    const { state, reason } = await counter.detail(person, no)
    assert.deepEqual([state, reason], ['failed', '收入还在核实'])
    assert.deepEqual(await counter.held(person), { balance: large, withdrawing: 0 })
    await assert.rejects(desk('approve', 'withdrawal', no), /现在不用处理/)
  })

  test('its owner takes back at once', async () => {
    const person = await counter.earner(large)
    const no = await counter.withdraw(person, large)
    await counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no: no }, person)
    assert.deepEqual(await counter.held(person), { balance: large, withdrawing: 0 })
  })
})

describe('a withdrawal that takes two people of the house', () => {
  const large = 1_200_00
  const title = (no: string) => `提现 ${no}`

  /** As the house runs it, each with an account of their own, by the test's clock. */
  async function deskAs(by: string, ...words: string[]) {
    const { database, config } = counter.house
    const place = { database, config: { ...config, fourEyes: 200_00 }, now: counter.now() }
    const request = readRequest([...words, '--by', by])
    return (await carryOut(deskCommand, { ...place, osUser: by }, request)).join('\n')
  }
  const lineOf = async (no: string) =>
    (await deskAs('沈静', 'list')).split('\n').find((line) => line.includes(no))
  const stepsOf = async (person: Person, no: string) =>
    (await counter.detail(person, no)).steps.map(({ text }) => text)

  async function asked() {
    const person = await counter.earner(large)
    const no = await counter.withdraw(person, large)
    return { person, no, due: replyTime(new Date(counter.now().getTime() + 24 * 3600_000)) }
  }

  test('is due in a day, let go by the second of them, sent, and paid once', async () => {
    const { person, no, due } = await asked()
    assert.equal(
      await lineOf(no),
      `  ${due.slice(0, 16).replace('T', ' ')} 前  withdrawal ${no}  1200.00 元  等审核`,
    )
    assert.match(
      await deskAs('沈静', 'approve', 'withdrawal', no),
      new RegExp(`已提出通过.*：${title(no)}`),
    )
    await assert.rejects(deskAs('沈静', 'approve', 'withdrawal', no), /另一个人/)
    assert.match((await lineOf(no))!, /沈静已提出通过，等另一个人/)
    await counter.work()
    assert.equal(fake.transfers.all.has(no), false)
    assert.deepEqual((await stepsOf(person, no)).slice(0, 2), [
      '提交申请',
      '审核，一般 1 个工作日内',
    ])

    counter.later(60)
    assert.equal(await deskAs('顾明', 'approve', 'withdrawal', no), `已通过：${title(no)}`)
    assert.equal(await lineOf(no), undefined)
    await assert.rejects(deskAs('顾明', 'approve', 'withdrawal', no), /现在不用处理/)
    await counter.work()
    fake.transfers.confirm(no)
    await counter.hear(await fake.tellTransfer(no))
    assert.equal((await counter.detail(person, no)).state, 'paid')
    assert.deepEqual(await stepsOf(person, no), ['提交申请', '审核通过', '到您的微信零钱'])
    assert.deepEqual(await counter.held(person), { balance: 0, withdrawing: 0 })
  })

  test('is late after a day, and goes back whole by a no of either, who is told why', async () => {
    const { person, no } = await asked()
    await deskAs('沈静', 'approve', 'withdrawal', no)
    counter.later(24 * 3600 + 60)
    assert.match((await lineOf(no))!, /前，过期 /)
    await deskAs('顾明', 'refuse', 'withdrawal', no, '--reason', '收入还在核实')
    const again = { userId: person.userId, token: await counter.house.signIn(person.userId) }
    const { state, reason } = await counter.detail(again, no)
    assert.deepEqual([state, reason], ['failed', '收入还在核实'])
    assert.deepEqual(await stepsOf(again, no), ['提交申请', '审核没有通过', '钱退回余额'])
    assert.deepEqual(await counter.held(person), { balance: large, withdrawing: 0 })
    const form = await counter.ask('/user/Center/getAllowWithdrawAmount', { way: 'mini' }, again)
    assert.deepEqual([form.open, form.last?.reason], ['', '收入还在核实'])
    const { list } = await counter.ask('/tp5/api/Message/messagePage', {}, again)
    assert.match(list[0]!.text, /退回余额了：收入还在核实/)
    await counter.work()
    assert.equal(fake.transfers.all.has(no), false)
  })
})

describe('a withdrawal that WeChat does not take', () => {
  async function failing() {
    const person = await counter.earner(50_00)
    const no = await counter.withdraw(person, 50_00)
    for (let time = 0; time < 9; time++) {
      fake.failNext(403, 'NOT_ENOUGH', no)
      await counter.work()
      counter.later(301)
    }
    return { person, no }
  }

  test('comes to the desk after many tries, and goes on once there is money', async () => {
    const { person, no } = await failing()
    assert.match(await desk('show', 'withdrawal', no), /商户账户余额不足/)
    await desk('approve', 'withdrawal', no)
    await counter.work()
    assert.equal((await counter.detail(person, no)).confirms, 1)
    assert.doesNotMatch(await desk('list'), new RegExp(no))
  })

  test('is given up there, and its money comes back once WeChat knows of none', async () => {
    const { person, no } = await failing()
    await desk('refuse', 'withdrawal', no, '--reason', '暂时付不出去')
    counter.later(700)
    await counter.work()
    const { state, reason } = await counter.detail(person, no)
    assert.deepEqual([state, reason], ['cancelled', '暂时付不出去'])
    const { list } = await counter.ask('/tp5/api/Message/messagePage', {}, person)
    assert.match(list[0]!.text, /退回余额了：暂时付不出去/)
    assert.deepEqual(await counter.held(person), { balance: 50_00, withdrawing: 0 })
  })
})

test('money that went out though it came back here waits for a person, who settles it', async () => {
  const person = await counter.earner(50_00)
  const no = await counter.withdraw(person, 50_00)
  await counter.work()
  fake.transfers.fail(no, 'OVERDUE_CLOSE')
  counter.later(6)
  await counter.work()
  const { transfer_bill_no } = fake.transfers.all.get(no)!
  Object.assign(fake.transfers.all.get(no)!, { state: 'SUCCESS', transfer_bill_no })
  await counter.hear(await fake.tellTransfer(no))
  assert.match(counter.house.log(), /a payout that fits no withdrawal/)
  assert.match(await desk('show', 'withdrawal', no), /对不上/)
  await assert.rejects(desk('approve', 'withdrawal', no), /已经付出去/)
  await desk('settle', 'withdrawal', no, '--note', '本人已退回')
  assert.doesNotMatch(await desk('list'), new RegExp(no))
})
