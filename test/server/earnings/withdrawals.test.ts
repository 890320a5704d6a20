import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { messages } from '@server/areas/message/tables'
import { startWechatPayFake, type WechatPayFake } from '../payment/wechat-pay-fake'
import { type Counter, openCounter } from './counter'

let fake: WechatPayFake
let counter: Counter

before(async () => {
  fake = await startWechatPayFake()
  counter = await openCounter(fake.env)
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

const told = async (userId: string) =>
  (await counter.database.db.select().from(messages).where(eq(messages.userId, userId)))
    .map(({ facts }) => (facts as { state: string }).state)
    .sort()

describe('a withdrawal', () => {
  test('is sent, confirmed by its owner and paid, less the fee', async () => {
    const person = await counter.earner(300_00)
    const no = await counter.withdraw(person, 200_00)
    assert.deepEqual(await counter.held(person), { balance: 100_00, withdrawing: 200_00 })
    assert.equal((await counter.detail(person, no)).state, 'created')
    await counter.work()
    const { state_text, confirm, confirms } = await counter.detail(person, no)
    assert.deepEqual([state_text, confirms], ['等您确认收款', 1])
    assert.deepEqual(confirm?.sheet, {
      mchId: fake.env.WECHAT_PAY_MCHID,
      appId: fake.env.WECHAT_MINI_APPID,
      package: `ABBQO+${no}`,
    })
    const { name, transfer_amount, openid } = fake.transfers.all.get(no)!
    assert.deepEqual([name, transfer_amount, openid], ['王秀英', 198_80, `o-${person.userId}`])
    fake.transfers.confirm(no)
    assert.equal(await counter.hear(await fake.tellTransfer(no)), 200)
    assert.equal((await counter.detail(person, no)).state, 'paid')
    assert.deepEqual(await counter.held(person), { balance: 100_00, withdrawing: 0 })
    assert.deepEqual(await told(person.userId), ['confirm', 'paid'])
  })

  test('counts once however often and late it is told', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 100_00)
    await counter.work()
    fake.transfers.confirm(no)
    const notification = await fake.tellTransfer(no)
    const all = await Promise.all([1, 2, 3].map(() => counter.hear(notification)))
    assert.deepEqual(all, [200, 200, 200])
    counter.later(100)
    await counter.work()
    assert.deepEqual(await counter.held(person), { balance: 0, withdrawing: 0 })
  })

  test('is asked about where nobody tells, and its answer lost is asked for again', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 100_00)
    fake.loseNext(no)
    await counter.work()
    assert.equal((await counter.row(no)).confirming, null)
    counter.later(6)
    await counter.work()
    assert.equal((await counter.detail(person, no)).confirms, 1)
    assert.equal(fake.transfers.all.size, new Set(fake.transfers.all.keys()).size)
    fake.transfers.confirm(no)
    counter.later(6)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'paid')
  })

  test('comes back whole where WeChat does not pay, and says why', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 100_00)
    await counter.work()
    fake.transfers.fail(no, 'OVERDUE_CLOSE')
    counter.later(6)
    await counter.work()
    const { state, reason } = await counter.detail(person, no)
    assert.deepEqual([state, reason], ['failed', '超过 24 小时没有确认收款，可以再提一次'])
    assert.deepEqual(await counter.held(person), { balance: 100_00, withdrawing: 0 })
    const { last } = await counter.ask(
      '/user/Center/getAllowWithdrawAmount',
      { way: 'mini' },
      person,
    )
    assert.equal(last?.withdrawal_no, no)
    assert.deepEqual(await told(person.userId), ['confirm', 'failed'])
  })

  test('is taken back before it was sent at once, and after it once WeChat has', async () => {
    const person = await counter.earner(100_00)
    const early = await counter.withdraw(person, 50_00)
    const cancel = (withdrawal_no: string) =>
      counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no }, person)
    assert.equal((await cancel(early)).state, 'cancelled')
    assert.deepEqual(await counter.held(person), { balance: 100_00, withdrawing: 0 })
    const no = await counter.withdraw(person, 50_00)
    await counter.work()
    assert.equal((await cancel(no)).state_text, '正在取消')
    await counter.work()
    counter.later(6)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'cancelled')
    assert.deepEqual(await counter.held(person), { balance: 100_00, withdrawing: 0 })
  })

  test('that its owner confirms while taking it back is paid', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 50_00)
    await counter.work()
    fake.transfers.confirm(no)
    await counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no: no }, person)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'paid')
  })

  test('given up before WeChat ever heard of it is over once nothing is on its way there', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 50_00)
    fake.failNext(403, 'NOT_ENOUGH', 'transfer-bills')
    await counter.work()
    await counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no: no }, person)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'sending')
    counter.later(700)
    await counter.work()
    assert.equal((await counter.detail(person, no)).state, 'cancelled')
  })

  test('whose notification is forged, or tells another sum, is not paid', async () => {
    const person = await counter.earner(100_00)
    const no = await counter.withdraw(person, 50_00)
    await counter.work()
    fake.transfers.confirm(no)
    const { headers, body } = await fake.tellTransfer(no)
    assert.equal(await counter.hear({ headers, body: `${body} ` }), 401)
    assert.equal(await counter.hear(await fake.tellTransfer(no, { mch_id: '1900000001' })), 401)
    assert.equal(await counter.hear(await fake.tellTransfer(no, { transfer_amount: 1 })), 200)
    assert.equal((await counter.detail(person, no)).state, 'sending')
    assert.match((await counter.row(no)).lastError, /^PAID 1 of 4900/)
  })
})

const openAlready = '您还有一笔提现在处理中，到账或取消以后再提下一笔'

describe('asking for one', () => {
  const refusal = async (person: Awaited<ReturnType<Counter['earner']>>, amount: number) =>
    (await counter.call('/user/Center/withdraw', counter.wish(amount), person)).message

  test('is refused below the least, above what is there, and while one is open', async () => {
    const person = await counter.earner(60_00)
    assert.equal(await refusal(person, 9_99), '最少提 ¥10.00，再攒一攒')
    assert.equal(await refusal(person, 60_01), '余额不够，请改小金额再提')
    assert.equal(await refusal(person, 2000_01), '一次最多提 ¥2000.00，请分几次提')
    await counter.withdraw(person, 20_00)
    assert.equal(await refusal(person, 20_00), openAlready)
    const form = await counter.ask('/user/Center/getAllowWithdrawAmount', { way: 'mini' }, person)
    assert.deepEqual([form.allowed, form.balance, form.times_left], [0, 40_00, 2])
  })

  test('of two at once one is let in', async () => {
    const person = await counter.earner(60_00)
    const ask = () => counter.call('/user/Center/withdraw', counter.wish(20_00), person)
    const errors = (await Promise.all([ask(), ask(), ask()])).map(({ error }) => error)
    assert.equal(errors.filter((error) => error === 0).length, 1)
    assert.deepEqual(await counter.held(person), { balance: 40_00, withdrawing: 20_00 })
  })

  test('of two at once out of the two purses of one person one is let in', async () => {
    const purse = '/tp5/api/MachineAdvertiser/withdraw'
    for (let time = 0; time < 3; time++) {
      const person = await counter.advertiser(await counter.earner(60_00), 500_00)
      const replies = await Promise.all([
        counter.call('/user/Center/withdraw', counter.wish(20_00), person),
        counter.call(purse, { amount: 300_00, way: 'mini' }, person),
      ])
      const said = replies.map(({ error, message }) => (error === 0 ? 'asked for' : message)).sort()
      assert.deepEqual(said, ['asked for', openAlready].sort())
    }
  })

  test('waits for what is under way out of the other purse, and is let in after it', async () => {
    const person = await counter.advertiser(await counter.earner(60_00), 500_00)
    const form = '/tp5/api/MachineAdvertiser/checkMinWithdrawAmount'
    const no = await counter.withdraw(person, 20_00)
    const shut = await counter.ask(form, { way: 'mini' }, person)
    assert.deepEqual(
      [shut.needs, shut.open, shut.allowed, shut.why_not],
      ['open', no, 0, openAlready],
    )
    const wish = { amount: 300_00, way: 'mini' as const }
    const { message } = await counter.call('/tp5/api/MachineAdvertiser/withdraw', wish, person)
    assert.equal(message, openAlready)
    await counter.ask('/tp5/api/UserWithdraw/cancel', { withdrawal_no: no }, person)
    assert.equal((await counter.ask(form, { way: 'mini' }, person)).needs, '')
    await counter.ask('/tp5/api/MachineAdvertiser/withdraw', wish, person)
  })

  test('is refused with another fee than the rules work out', async () => {
    const person = await counter.earner(60_00)
    const wish = { ...counter.wish(20_00), fee: 0 }
    const { message } = await counter.call('/user/Center/withdraw', wish, person)
    assert.equal(message, '手续费变了，请看过新的再提')
  })

  test('ends for today after three, and goes on tomorrow', async () => {
    const person = await counter.earner(60_00)
    for (let time = 0; time < 3; time++) {
      const no = await counter.withdraw(person, 10_00)
      await counter.work()
      fake.transfers.confirm(no)
      await counter.hear(await fake.tellTransfer(no))
    }
    assert.equal(await refusal(person, 10_00), '今天已经提了 3 次，明天再来')
    counter.later(24 * 3600)
    assert.equal(
      (await counter.call('/user/Center/withdraw', counter.wish(10_00), person)).error,
      0,
    )
  })

  test('needs somebody verified, whom WeChat knows', async () => {
    const person = await counter.earner(60_00)
    const elsewhere = { ...counter.wish(20_00), way: 'wechat' as const }
    const { message } = await counter.call('/user/Center/withdraw', elsewhere, person)
    assert.equal(message, '请先授权微信，再用微信支付')
    const form = await counter.ask('/user/Center/getAllowWithdrawAmount', { way: 'wechat' }, person)
    assert.equal(form.wechat, 'ask')
  })
})

test('WeChat is told what is paid: what somebody earned, or what is left of an advertiser’s purse', async () => {
  const person = await counter.advertiser(await counter.earner(100_00), 500_00)
  const what = async (no: string) => {
    await counter.work()
    const { reported } = fake.transfers.all.get(no)!
    fake.transfers.confirm(no)
    counter.later(6)
    await counter.work()
    return reported.map(({ info_content }) => info_content)
  }
  const earned = await what(await counter.withdraw(person, 100_00))
  const path = '/tp5/api/MachineAdvertiser/withdraw'
  const { withdrawal_no } = await counter.ask(path, { amount: 300_00, way: 'mini' }, person)
  const back = await what(withdrawal_no)
  assert.deepEqual(earned, ['社区推广', '任务和推广收入'])
  assert.deepEqual(back, ['广告投放商家', '未用完的广告余款退回'])
})
