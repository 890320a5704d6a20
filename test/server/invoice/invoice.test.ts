import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { invoiceCase } from '@server/areas/invoice/desk'
import { type Counter, openCounter } from '../after-sale/counter'
import type { Buyer } from '../harness/people'

const paths = {
  ask: '/tp5/api/Invoice/ask',
  lists: '/tp5/api/Invoice/lists',
  request: '/tp5/api/Invoice/request',
  cancel: '/tp5/api/Invoice/cancel',
} as const

const number = '25330000000012345678'
const company = {
  kind: 'company' as const,
  title: '良渚邻里服务有限公司',
  tax_number: '91350100m000100y43',
  email: 'kuaiji@example.com',
}

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())

const inDesk = <T>(work: (context: Parameters<typeof invoiceCase.show>[0]) => Promise<T>) => {
  const { database, config } = counter.house
  return database.transaction((db) => work({ db, config, now: counter.now() }))
}

async function paid(money = 1200) {
  const person = await counter.buyer({ points: 500 })
  const { order_sn } = await counter.received(person, { points: 50, money })
  const request = (given: object = {}) =>
    counter.call(paths.request, { order_sn, ...company, ...given }, person)
  return { person, order_sn, request }
}

async function requested() {
  const one = await paid()
  const wish = { order_sn: one.order_sn, ...company }
  const { invoice_no } = await counter.ask(paths.request, wish, one.person)
  return { ...one, invoice_no }
}

const latest = async ({ person, order_sn }: { person: Buyer; order_sn: string }) =>
  (await counter.ask(paths.ask, { order_sn }, person)).invoice!

const waitsAtDesk = async (no: string) =>
  (await inDesk((context) => invoiceCase.list(context))).some(({ id }) => id === no)

describe('an invoice', () => {
  test('is for what was paid in money, to the title that was given', async () => {
    const one = await requested()
    const invoice = await latest(one)
    assert.deepEqual(
      [invoice.amount, invoice.title, invoice.tax_number, invoice.state],
      [1200, company.title, '91350100M000100Y43', 'requested'],
    )
    assert.ok(await waitsAtDesk(one.invoice_no))
  })

  test('that was made out or refused is told to who asked, with the reason', async () => {
    const told = async (decide: 'settle' | 'refuse', note: string) => {
      const { person, order_sn, invoice_no } = await requested()
      await inDesk((context) => invoiceCase[decide]!(context, invoice_no, note))
      const { list } = await counter.ask('/tp5/api/Message/messagePage', {}, person)
      assert.equal(list[0]?.link, `/invoice?order_sn=${order_sn}`)
      return list.map(({ title, text }) => [title, text.replace(/^.*：/, '')])
    }
    assert.deepEqual(await told('refuse', '税号不对'), [
      ['发票没有开成', '税号不对，改好可以再申请一次'],
    ])
    assert.deepEqual(await told('settle', number), [['发票开好了', '已发到您填的邮箱']])
  })

  test('stands once for an order, however often it is asked for at once', async () => {
    const { request } = await paid()
    const replies = await Promise.all([request(), request(), request()])
    const refused = refusals.notInvoiceable.error
    assert.deepEqual(replies.map(({ error }) => error).sort(), [0, refused, refused])
  })

  test('cannot be had for points alone', async () => {
    const { request, person, order_sn } = await paid(0)
    assert.match((await request()).message, /没有实付的钱/)
    assert.match((await counter.ask(paths.ask, { order_sn }, person)).why_not, /没有实付的钱/)
  })

  test('of a company wants a tax number that can be one; of a person none', async () => {
    const { request } = await paid()
    assert.match((await request({ tax_number: '' })).message, /15、18 或 20 位/)
    assert.match((await request({ tax_number: '91350100M000100Y44' })).message, /税号有误/)
    const person = { kind: 'person', title: '王秀兰', tax_number: '91350100M000100Y44' }
    assert.equal((await request(person)).error, 0)
  })

  test('of somebody else’s order is refused as one that never was', async () => {
    const { order_sn } = await paid()
    const reply = await counter.call(paths.ask, { order_sn }, await counter.buyer())
    assert.equal(reply.error, refusals.notFound.error)
  })

  test('goes to the same title the next time without being typed again', async () => {
    const { person } = await requested()
    const { order_sn } = await counter.received(person, { points: 10, money: 300 })
    const { former } = await counter.ask(paths.ask, { order_sn }, person)
    assert.equal(former?.title, company.title)
  })

  test('is taken back while nothing was issued, and then asked for anew', async () => {
    const one = await requested()
    await counter.ask(paths.cancel, { invoice_no: one.invoice_no }, one.person)
    assert.equal(await waitsAtDesk(one.invoice_no), false)
    assert.equal((await one.request()).error, 0)
  })
})

describe('the desk', () => {
  test('notes the number once it is made out, and then nothing is taken back', async () => {
    const one = await requested()
    await inDesk((context) => invoiceCase.settle!(context, one.invoice_no, number))
    const { state, number: noted } = await latest(one)
    assert.deepEqual([state, noted], ['issued', number])
    const { error } = await counter.call(paths.cancel, { invoice_no: one.invoice_no }, one.person)
    assert.equal(error, refusals.invoiceMoved.error)
  })

  test('takes no number that is none', async () => {
    const { invoice_no } = await requested()
    const settle = inDesk((context) => invoiceCase.settle!(context, invoice_no, '已经开好了'))
    await assert.rejects(settle, /8 位或 20 位/)
  })

  test('refuses with a reason that who asked reads, who may ask again', async () => {
    const one = await requested()
    await inDesk((context) => invoiceCase.refuse!(context, one.invoice_no, '抬头与税号不一致'))
    assert.equal((await latest(one)).hint, '抬头与税号不一致')
    assert.equal((await one.request()).error, 0)
  })

  test('is shown what a refund has made too large, and reddens it', async () => {
    const one = await requested()
    await inDesk((context) => invoiceCase.settle!(context, one.invoice_no, number))
    assert.equal(await waitsAtDesk(one.invoice_no), false)
    const no = await counter.apply(one.person, one.order_sn, { money: 500, points: 0 })
    await counter.approve(no)
    assert.ok(await waitsAtDesk(one.invoice_no))
    await inDesk((context) => invoiceCase.settle!(context, one.invoice_no, number))
    assert.equal((await latest(one)).state, 'reddened')
    assert.equal((await one.request()).error, 0)
    assert.equal((await latest(one)).amount, 700)
  })
})
