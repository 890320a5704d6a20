import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { paymentIncidents, refunds } from '@server/areas/payment/tables'
import { deskCases } from '@server/areas/assembled'
import { carryOut } from '@server/command/run'
import { decide } from '@server/decision/decide'
import { deskCommand } from '@server/desk/command'
import { readRequest } from '@server/desk/request'
import { deskRecords } from '@server/decision/tables'
import type { Buyer } from '../harness/people'
import { openWechatTill, type WechatTill } from './wechat-till'
import { findMoneyWrongs } from './wrongs'

let fake: WechatTill['fake']
let till: WechatTill['till']
let close: WechatTill['close']
let person: Buyer
let orderSn: string
let paymentNo: string

before(async () => {
  ;({ fake, till, close } = await openWechatTill())
})
after(() => close())
beforeEach(async () => {
  person = await till.buyer()
  orderSn = await till.order(person, await till.goods())
  paymentNo = (await till.open(person, orderSn)).payment_no
})
afterEach(async () => {
  fake.calm()
  assert.deepEqual(await findMoneyWrongs(till.database), [])
})

const by = ['--by', '沈静']
const desk = async (...words: string[]) =>
  (await carryOut(deskCommand, till.house, readRequest(words))).join('\n')

const recordsOf = async (id: string) =>
  (await till.database.db.select().from(deskRecords))
    .filter(({ caseId }) => caseId === id)
    .map(({ kind, action, decidedBy, reason }) => [kind, action, decidedBy, reason])

/** Two at the same moment, by the clock of the test. */
const decideTwice = (kind: 'money' | 'refund', id: string, actions: ('approve' | 'settle')[]) =>
  Promise.allSettled(
    actions.map((action) =>
      till.database.transaction((db) =>
        decide(
          { db, config: till.house.config, now: till.now() },
          { kind, id, rules: deskCases[kind]! },
          {
            ...{ action, by: '沈静', door: 'desk', osUser: 'shen' },
            reason: action === 'settle' ? '转账退了' : null,
          },
        ),
      ),
    ),
  )
const done = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length

async function runRefunds(times: number) {
  for (; times > 0; times--) {
    till.later(301)
    await till.refund()
  }
}

describe('money that fits no payment', () => {
  const strayed = async (no = `LJP${Date.now()}`, amount = 700) => {
    const key = fake.payStray(no, amount)
    await till.hear(await fake.tell(key))
    return { key, id: fake.trades.get(key)!.transactionId! }
  }
  const incident = async (id: string) =>
    (await till.database.db.select().from(paymentIncidents)).find(
      ({ transactionId }) => transactionId === id,
    )!
  const givenBack = (key: string) => [...fake.trades.get(key)!.refunds.values()]

  test('is listed and told in words, and goes back whole once somebody says yes', async () => {
    const { key, id } = await strayed()
    assert.match(await desk('list'), new RegExp(`${id}.*7.00 元 {2}没有这个付款单`))
    const shown = await desk('show', 'money', id)
    for (const words of ['系统里没有这个付款单号', '7.00 元', '原路全部退给付款人']) {
      assert.ok(shown.includes(words), words)
    }
    assert.match(await desk('approve', 'money', id, ...by), /已通过：对不上的款项/)
    assert.ok(!(await desk('list')).includes(id))
    assert.match(await desk('show', 'money', id), /正在退回/)
    till.later(60)
    await runRefunds(2)
    assert.deepEqual(givenBack(key), [700])
    assert.ok((await incident(id)).settledAt)
    assert.match(await desk('show', 'money', id), /已退回/)
    assert.deepEqual(await recordsOf(id), [['money', 'approve', '沈静', null]])
  })

  test('of two transactions under one payment the other one goes back', async () => {
    fake.pay(paymentNo)
    await till.hear(await fake.tell(paymentNo))
    const { key, id } = await strayed(paymentNo, 990)
    assert.match(await desk('show', 'money', id), new RegExp(`多收的另一笔[^]*${orderSn}`))
    await desk('approve', 'money', id, ...by)
    till.later(60)
    await runRefunds(2)
    assert.deepEqual(givenBack(key), [990])
    assert.deepEqual(givenBack(paymentNo), [])
    assert.equal((await till.detail(person, orderSn)).state, 'paid')
  })

  test('of another amount says both, and goes back as it came', async () => {
    fake.trades.get(paymentNo)!.amount.total = 1
    fake.pay(paymentNo)
    await till.hear(await fake.tell(paymentNo))
    const id = fake.trades.get(paymentNo)!.transactionId!
    assert.match(await desk('show', 'money', id), /到账金额：0.01 元[^]*应付金额：9.90 元/)
    await desk('approve', 'money', id, ...by)
    till.later(60)
    await runRefunds(2)
    assert.deepEqual(givenBack(paymentNo), [1])
  })

  test('is settled by hand with a note of how, and nothing goes back', async () => {
    const { key, id } = await strayed()
    await assert.rejects(desk('settle', 'money', id, ...by), /请填写怎样处理的（--note）/)
    const said = await desk('settle', 'money', id, ...by, '--note', '是停车场系统的收款')
    assert.match(said, /已处理：对不上的款项 .*（是停车场系统的收款）/)
    assert.ok(!(await desk('list')).includes(id))
    await runRefunds(2)
    assert.deepEqual(givenBack(key), [])
    assert.deepEqual(await recordsOf(id), [['money', 'settle', '沈静', '是停车场系统的收款']])
  })

  test('is decided once, also by two at the same moment', async () => {
    const { key, id } = await strayed()
    assert.equal(done(await decideTwice('money', id, ['approve', 'settle', 'approve'])), 1)
    assert.equal((await recordsOf(id)).length, 1)
    await assert.rejects(desk('approve', 'money', id, ...by), /已经处理好|已经在退回/)
    till.later(60)
    await runRefunds(2)
    assert.ok(givenBack(key).length <= 1)
  })

  test('is never refused, and what is not there is said not to be', async () => {
    const { id } = await strayed()
    await assert.rejects(desk('refuse', 'money', id, ...by, '--reason', '不要'), /不能拒绝/)
    await assert.rejects(desk('approve', 'money', '42', ...by), /没有这笔款项/)
  })
})

describe('a payment of which nobody says how it ended', () => {
  async function unanswered(times: number) {
    for (let nth = 0; nth < times; nth++) {
      fake.failNext(500, 'SYSTEM_ERROR', paymentNo)
      till.later(301)
      await till.watch()
    }
  }

  test('waits for a person after a while, and is asked of again when they say so', async () => {
    fake.pay(paymentNo)
    await unanswered(1)
    assert.ok(!(await desk('list')).includes(paymentNo), 'one failure is for the job alone')
    await assert.rejects(desk('approve', 'payment', paymentNo, ...by), /正在自动处理/)
    await unanswered(6)
    assert.match(await desk('list'), new RegExp(`${paymentNo}.*9.90 元 {2}问了 7 次`))
    assert.match(await desk('show', 'payment', paymentNo), /连不上支付方或支付方出错/)
    await desk('approve', 'payment', paymentNo, ...by)
    assert.ok(!(await desk('list')).includes(paymentNo))
    till.later(1)
    await till.watch()
    assert.notEqual((await till.payment(paymentNo)).transactionId, null)
  })

  test('gives nothing where its money is back with its payer, and waits for a person', async () => {
    fake.pay(paymentNo)
    const trade = fake.trades.get(paymentNo)!
    trade.state = 'REFUND'
    till.later(60)
    await till.watch()
    assert.equal((await till.detail(person, orderSn)).state, 'paying')
    assert.match(await desk('show', 'money', trade.transactionId!), /又已经全部或部分退给付款人/)
    await till.watch()
    await desk('settle', 'money', trade.transactionId!, ...by, '--note', '商户平台上退的')
  })
})

describe('a refund that keeps failing', () => {
  /** Of an order that was cancelled; WeChat will not. */
  async function stuck(code = 'NOT_ENOUGH') {
    fake.pay(paymentNo)
    await till.cancel(person, orderSn)
    await till.hear(await fake.tell(paymentNo))
    const rows = await till.database.db.select().from(refunds)
    const { refundNo } = rows.find((row) => row.paymentNo === paymentNo)!
    for (let nth = 0; nth < 7; nth++) {
      fake.failNext(403, code, refundNo)
      await runRefunds(1)
    }
    return refundNo
  }
  const stateNow = async () => (await till.detail(person, orderSn)).state

  test('waits for a person after a while, who is told why in words', async () => {
    fake.pay(paymentNo)
    await till.cancel(person, orderSn)
    await till.hear(await fake.tell(paymentNo))
    const rows = await till.database.db.select().from(refunds)
    const { refundNo } = rows.find((row) => row.paymentNo === paymentNo)!
    fake.failNext(403, 'NOT_ENOUGH', refundNo)
    await runRefunds(1)
    assert.ok(!(await desk('list')).includes(refundNo), 'one failure is for the job alone')
    await assert.rejects(desk('approve', 'refund', refundNo, ...by), /正在自动重试/)
    for (let nth = 0; nth < 6; nth++) {
      fake.failNext(403, 'NOT_ENOUGH', refundNo)
      await runRefunds(1)
    }
    const line = /9.90 元 {2}钱到账时订单已经失效 {2}试了 7 次 {2}商户账户余额不足/
    assert.match(await desk('list'), new RegExp(`${refundNo}.*${line.source}`))
    const shown = await desk('show', 'refund', refundNo)
    for (const words of ['试了 7 次', '先充值，再试一次', '支付方不会多退', orderSn]) {
      assert.ok(shown.includes(words), words)
    }
  })

  test('is tried again at once when somebody says so, and gives back once', async () => {
    const no = await stuck()
    await desk('approve', 'refund', no, ...by)
    assert.ok(!(await desk('list')).includes(no))
    till.later(1)
    await runRefunds(2)
    assert.equal(await stateNow(), 'refunded')
    assert.deepEqual([...fake.trades.get(paymentNo)!.refunds.values()], [990])
    assert.deepEqual(await recordsOf(no), [['refund', 'approve', '沈静', null]])
    await assert.rejects(desk('approve', 'refund', no, ...by), /已经退了/)
  })

  test('is settled by hand with a note, in the books, and never asked for again', async () => {
    const no = await stuck('ABNORMAL')
    assert.match(await desk('show', 'refund', no), /在微信支付商户平台换一种方式退/)
    till.later(100)
    assert.equal(done(await decideTwice('refund', no, ['settle', 'settle'])), 1)
    await runRefunds(2)
    assert.equal(await stateNow(), 'refunded')
    assert.deepEqual([...fake.trades.get(paymentNo)!.refunds.values()], [])
    assert.deepEqual(await recordsOf(no), [['refund', 'settle', '沈静', '转账退了']])
  })

  test('is not settled by hand while a try may be under way', async () => {
    const no = await stuck()
    const tooSoon = await decideTwice('refund', no, ['settle'])
    assert.equal(done(tooSoon), 0)
    assert.match(String((tooSoon[0] as PromiseRejectedResult).reason), /刚刚又试了一次/)
    till.later(100)
    assert.equal(done(await decideTwice('refund', no, ['settle'])), 1)
    assert.equal(await stateNow(), 'refunded')
    assert.match(await desk('show', 'refund', no), /已由人用别的办法退回/)
  })
})
