import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { mixOf, nothing, type Price } from '@server/areas/order/price'
import { replyTime } from '@server/calendar'
import type { Row } from './former'
import { openFormerHouse } from './former-house'
import { machineCases, momentOf as machineMoment } from './former-machine'
import { momentOf as shopMoment, shopCases } from './former-shop'

const day = 24 * 3600_000
const minute = 60_000

/** One order of each case, the later ones younger. */
const open = () =>
  openFormerHouse(async ({ now, buyer, machine, slot, orders }) => {
    const madeAt = (nth: number) => new Date(now.getTime() - 5 * day + nth * minute)
    const until = new Date(now.getTime() + 9 * minute)
    const ofShop: string[] = []
    for (const [nth, { row, at }] of shopCases.entries()) {
      const began = madeAt(nth)
      const moments: Row = Object.fromEntries(
        at.map((moment) => [`${moment}_at`, shopMoment(began, moment)]),
      )
      ofShop.push(
        await orders.ofShop(buyer, {
          created_at: began,
          ...(row.state === 'unpaid' && { expires_at: until }),
          ...moments,
          ...row,
        }),
      )
    }
    const ofMachine: string[] = []
    const waits = ['unpaid', 'commanded', 'delivering']
    for (const [nth, { row, at, commanded }] of machineCases.entries()) {
      const began = madeAt(nth)
      const moments: Row = Object.fromEntries(
        at.map((moment) => [moment, machineMoment(began, moment)]),
      )
      ofMachine.push(
        await orders.ofMachine(buyer, {
          ...{ machine_id: machine.machineId, offline_goods_id: slot.offlineGoodsId },
          created_at: began,
          ...(waits.includes(row.state as string) && { deadline_at: until }),
          ...(commanded && { command_no: 100 + nth }),
          ...moments,
          ...row,
        }),
      )
    }
    return { madeAt, until, ofShop, ofMachine }
  })

let place: Awaited<ReturnType<typeof open>>
before(async () => {
  place = await open()
})
after(() => place.house.close())

async function leafThrough<T>(
  page: (cursor?: string) => Promise<{ list: T[]; next: string | null }>,
) {
  const all: T[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await page(cursor)
    all.push(...list)
    cursor = next ?? undefined
  } while (cursor)
  return all
}

const stepOf = (text: string, at: Date | null) => ({
  text,
  at: at && replyTime(at),
  done: at ? 1 : 0,
})

describe('an order of the shop that the former version wrote is read as it was:', () => {
  test('all of them in the list, the newest first', async () => {
    const list = await leafThrough((cursor) =>
      place.ask('/tp5/api/ExchangeOrder/lists', { cursor }, place.buyer),
    )
    assert.deepEqual(
      list.map(({ order_sn }) => order_sn),
      [...place.ofShop].reverse(),
    )
  })

  for (const [nth, { name, row, shown, timeline }] of shopCases.entries()) {
    test(name, async () => {
      const began = place.madeAt(nth)
      const order_sn = place.ofShop[nth]!
      const order = await place.ask('/tp5/api/ExchangeOrder/detail', { order_sn }, place.buyer)
      const { address, timeline: line, holdings, title, image, tint, ...other } = order
      const { receive_by, after_sale, ...rest } = other
      assert.equal(after_sale === 1, mayApply(order))
      assert.equal(receive_by !== null, row.state === 'shipped')
      assert.deepEqual(rest, {
        order_sn,
        kind: row.kind ?? 'goods',
        state: row.state,
        goods_id: 1,
        number: row.number ?? 1,
        ...paidAs(row),
        created_at: replyTime(began),
        expires_at: row.state === 'unpaid' ? replyTime(place.until) : null,
        note: row.note ?? '',
        cancelled_for: '',
        bought: null,
        wish: null,
        ...shown,
      })
      assert.deepEqual(
        [title, image, tint, holdings],
        ['搪瓷缸', '/static/goods/thermos.svg', 'b', []],
      )
      assert.equal(address?.name, row.kind ? undefined : '李明')
      const steps = timeline.map(([text, at]) => stepOf(text, at && shopMoment(began, at)))
      assert.deepEqual(line, steps)
    })
  }
})

/** Something can be wrong with a parcel on its way, or with what was paid for and given at once. */
const mayApply = ({ kind, state }: { kind: string; state: string }) =>
  kind === 'goods'
    ? ['shipped', 'finished', 'refunded'].includes(state)
    : state === 'finished' && ['card', 'digital', 'vip', 'membership'].includes(kind)

/** What a row of the former version was paid in. */
function paidAs({ exchange_type: type, amount, money }: (typeof shopCases)[number]['row']) {
  const coin = type === 2 ? 'gold' : 'points'
  const price: Price = { ...nothing, money: Number(money ?? 0), [coin]: Number(amount ?? 100) }
  return { ...price, exchange_type: mixOf(price) }
}

describe('an order at a machine that the former version wrote is read as it was:', () => {
  test('all of them in the list, the newest first', async () => {
    const list = await leafThrough((cursor) =>
      place.ask('/tp5/api/OfflineOrder/list', { cursor }, place.buyer),
    )
    assert.deepEqual(
      list.map(({ order_sn }) => order_sn),
      [...place.ofMachine].reverse(),
    )
  })

  for (const [nth, { name, row, shown, timeline }] of machineCases.entries()) {
    test(`one that ${name}`, async () => {
      const began = place.madeAt(nth)
      const order_sn = place.ofMachine[nth]!
      const order = await place.detail(place.buyer, order_sn)
      const { kind, state, state_text, pay, amount, slot_no, actions, fault, created_at } = order
      assert.deepEqual(
        { kind, state, state_text, pay, amount, slot_no, actions, fault, created_at },
        {
          kind: row.kind ?? 'exchange',
          state: row.state,
          state_text: shown.state_text,
          pay: row.pay ?? 'points',
          amount: row.amount ?? 30,
          slot_no: 'A1',
          actions: shown.actions,
          fault: shown.fault ?? '',
          created_at: replyTime(began),
        },
      )
      const { machineId } = place.oldMachine
      assert.deepEqual(
        [order.machine_id, order.offline_goods_id],
        [machineId, place.slot.offlineGoodsId],
      )
      const waits = ['unpaid', 'commanded', 'delivering'].includes(row.state as string)
      assert.equal(order.deadline_at, waits ? replyTime(place.until) : null)
      if (shown.refund !== undefined) assert.equal(order.refund?.text ?? null, shown.refund)
      const steps = timeline.map(([text, at]) => stepOf(text, at && machineMoment(began, at)))
      assert.deepEqual(order.timeline, steps)
    })
  }
})

describe('what goes on with them', () => {
  const select = '/tp5/api/OrderSaleService/applySelect'
  const caseOf = (cases: readonly { name: string }[], name: string) =>
    cases.findIndex((one) => one.name === name)

  test('an after-sale can be applied for, of what is left', async () => {
    const came = place.ofShop[caseOf(shopCases, 'a parcel that came, of which a part went back')]!
    const parcel = await place.ask(select, { order_sn: came }, place.buyer)
    assert.deepEqual(
      [parcel.seller, parcel.kinds.map(({ kind }) => kind), parcel.most.at(-1)?.points],
      ['shop', ['refund', 'return', 'exchange'], 300],
    )
    const out = place.ofMachine[caseOf(machineCases, 'came out')]!
    const can = await place.ask(select, { order_sn: out }, place.buyer)
    assert.deepEqual([can.seller, can.kinds.map(({ kind }) => kind)], ['machine', ['refund']])
  })

  test('the page for paying says what waits for money', async () => {
    for (const [order_sn, money] of [
      [place.ofShop[0]!, 990],
      [place.ofMachine[0]!, 350],
    ] as const) {
      const page = await place.ask('/tp5/api/OrderPay/detail', { order_sn }, place.buyer)
      assert.deepEqual(
        [page.state, page.money, page.expires_at],
        ['waiting', money, replyTime(place.until)],
      )
    }
  })

  test('nothing is late in a way that stops the others', async () => {
    place.later(11 * 24 * 3600)
    await place.work()
    const { rows } = await place.house.database.pool.query<{ state: string; orders: number }>(
      `select state, count(*)::int as orders from orders where deadline_at is not null group by state`,
    )
    assert.deepEqual(rows, [])
  })
})
