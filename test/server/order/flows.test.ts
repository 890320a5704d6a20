import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ports } from '@server/areas/assembled'
import { timelineOf } from '@server/areas/order/order'
import type { Flow, OrderState, StateRule } from '@server/areas/order/flow'
import { someOrder } from './some-order'

/** What is written of every state: its moves, what its owner may do, what becomes of it when it is late. */
type Written = Partial<Record<OrderState, [next: string, actions: string, late?: string]>>

const toPay = (next: string): Written => ({
  unpaid: [`${next} cancelled`, 'pay cancel', 'cancel'],
  cancelled: ['', ''],
})

const written: Record<string, Written> = {
  'shop parcel': {
    ...toPay('paid'),
    paid: ['packing shipped cancelled', 'cancel address'],
    packing: ['shipped cancelled', 'askCancel askAddress'],
    shipped: ['finished refunded', 'logistics extend confirm', 'finished'],
    finished: ['refunded', 'logistics review'],
    refunded: ['', ''],
  },
  'shop instant': {
    ...toPay('finished'),
    finished: ['cancelled refunded', ''],
    refunded: ['', ''],
  },
  'shop returnable': { ...toPay('finished'), finished: ['cancelled', 'cancel'] },
  'shop refundable': { ...toPay('finished'), finished: ['cancelled', 'cancel', 'seller'] },
  'shop visit': {
    ...toPay('paid'),
    paid: ['finished cancelled', 'cancel', 'finished'],
    finished: ['', 'review'],
  },
  'machine machine': {
    unpaid: ['commanded kept cancelled', 'pay refund', 'cancel'],
    kept: ['commanded cancelled', 'pickUp refund', 'seller'],
    commanded: ['delivering timedOut cancelled', 'refund', 'seller'],
    delivering: ['delivered failed timedOut', '', 'seller'],
    delivered: ['refunded', ''],
    failed: ['refunded', ''],
    timedOut: ['refunded', ''],
    refunded: ['lateDelivered', ''],
    cancelled: ['refunded', ''],
    lateDelivered: ['', ''],
  },
  'campaign campaign': {
    unpaid: ['paid done cancelled', 'pay', 'cancel'],
    paid: ['done cancelled', ''],
    done: ['cancelled', ''],
    cancelled: ['refunded', ''],
    refunded: ['', ''],
  },
}

const all: readonly OrderState[] = [
  ...(['unpaid', 'paid', 'packing', 'shipped', 'finished', 'cancelled', 'done'] as const),
  ...(['commanded', 'delivering', 'delivered', 'failed', 'timedOut', 'refunded'] as const),
  ...(['kept', 'lateDelivered'] as const),
]

const flowOf = (name: string): Flow => {
  const [seller, flow] = name.split(' ')
  return ports.orders.flowOf(someOrder({ seller: seller as 'shop', flow: flow! }))
}

for (const [name, states] of Object.entries(written)) {
  const flow = flowOf(name)
  const known = Object.keys(states) as OrderState[]

  describe(`an order of the flow ${name}`, () => {
    test('has these states and no others', () => {
      const has = all.filter((state) => flow.states.has(state))
      assert.deepEqual(has.sort(), known.sort())
    })

    for (const state of known) {
      test(`that is ${state} moves, and is moved, only as it is written`, () => {
        const [next, actions, late] = states[state]!
        for (const to of all) {
          const may = next.split(' ').includes(to)
          assert.equal(flow.states.mayBecome(state, to), may, `${state} -> ${to}`)
          if (may) flow.states.check(state, to)
          else assert.throws(() => flow.states.check(state, to), { refusal: 'orderMoved' })
        }
        const rule: StateRule = flow.states.of(state)
        assert.equal(rule.actions.join(' '), actions)
        assert.equal(rule.late, late)
      })
    }

    test('comes from the beginning to every state', () => {
      const reached = new Set<OrderState>(['unpaid'])
      for (const state of reached) flow.states.of(state).next.forEach((to) => reached.add(to))
      assert.deepEqual([...reached].sort(), known.sort())
    })

    test('that is late becomes what its table allows', () => {
      for (const state of known) {
        const { late } = flow.states.of(state)
        if (late && late !== 'seller')
          flow.states.check(state, late === 'cancel' ? 'cancelled' : late)
      }
    })
  })
}

describe('the timeline of an order', () => {
  const at = '2026-11-20T01:12:00.000Z'
  const textsOf = (flow: string, order: Parameters<typeof someOrder>[0]) =>
    timelineOf(someOrder(order), flowOf(flow)).map(({ text, done }) => [text, done])

  test('shows what is done and what is still to come', () => {
    const order = someOrder({ state: 'paid', reached: { paid: at } })
    assert.deepEqual(timelineOf(order, flowOf('shop parcel')), [
      { text: '兑换成功', at: '2026-11-20T09:12:00+08:00', done: 1 },
      { text: '商品已发出', at: null, done: 0 },
      { text: '已签收', at: null, done: 0 },
    ])
  })

  test('says first that it waits for money', () => {
    assert.deepEqual(textsOf('shop instant', { state: 'unpaid', reached: { unpaid: at } }), [
      ['已下单，等待付款', 1],
      ['兑换成功，已到账', 0],
    ])
  })

  test('shows no delivery to come once it was cancelled', () => {
    const reached = { paid: at, cancelled: at }
    assert.deepEqual(textsOf('shop parcel', { state: 'cancelled', reached }), [
      ['兑换成功', 1],
      ['已取消，已付的原路退回', 1],
    ])
  })

  test('has a step of its own for money at a machine, and why it ended', () => {
    const reached = { unpaid: at, paid: at, cancelled: at, refunded: at }
    const order = { state: 'refunded', reason: 'user', money: 350, reached } as const
    assert.deepEqual(textsOf('machine machine', order), [
      ['已下单，为您留了一件', 1],
      ['已付款', 1],
      ['已取消', 1],
      ['已付的原路退回', 1],
    ])
  })
})
