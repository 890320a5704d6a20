import assert from 'node:assert/strict'
import type { Out } from '@contract/api'
import type { Person } from '../harness/people'
import type { Reply } from '../harness/request'
import type { Currency, Fleet, Slot } from './fleet'

/** What may happen next; numbers are counted round. */
export type Move =
  | { kind: 'exchange'; person: number; slot: number; currency: Currency }
  | { kind: 'hold' | 'test'; person: number; slot: number }
  | { kind: 'cashier' | 'pay' | 'give up'; order: number }
  | { kind: 'fetch'; machine: number; lost: boolean }
  | { kind: 'say'; command: number; outcome: 'delivered' | 'failed' }
  | { kind: 'break'; machine: number; fault: string }
  | { kind: 'wait'; seconds: number }
  | { kind: 'work' }

interface Placed {
  person: Person
  order_sn: string
  cashier?: string
}

/** What a machine has been told, and what it did about it, once and for all. */
interface Told {
  machine: Awaited<ReturnType<Fleet['machine']>>
  slotNo: string
  outcome?: 'delivered' | 'failed'
}

const stockAtFirst = 3
type MachineOrderState = Out<'/tp5/api/OfflineOrder/detail'>['state']

const ended: MachineOrderState[] = ['delivered', 'refunded', 'cancelled', 'lateDelivered']

/** One neighbourhood: people, two machines, and what is truly in their slots. */
export async function openGame(fleet: Fleet) {
  const operator = await fleet.operator()
  const people = [operator, ...(await Promise.all([fleet.person(), fleet.person()]))]
  const machines = await Promise.all(
    [1, 2].map(() =>
      fleet.machine(
        { operatorId: operator.userId },
        { stock: stockAtFirst, points: 30, gold: 3, money: 350, limitPerDay: 4 },
      ),
    ),
  )
  const inside = new Map(machines.map(({ slot }) => [slot.slotNo, stockAtFirst]))
  const orders: Placed[] = []
  const told = new Map<number, Told>()
  const pick = <T>(list: readonly T[], nth: number): T | undefined => list[nth % list.length]

  const fair = (reply: Reply) => {
    const expected = reply.error === 0 || reply.error < 500 || reply.error >= 1000
    assert.ok(expected, `${reply.error} ${reply.message}\n${fleet.house.log().slice(-2000)}`)
    return reply.error === 0 ? (reply.data as { order_sn: string; url: string }) : undefined
  }
  const place = (person: Person, made: { order_sn: string } | undefined) => {
    if (made) orders.push({ person, order_sn: made.order_sn })
  }

  async function take(person: Person, slot: Slot, currency: Currency | 'money') {
    const bought = currency === 'money'
    const wanted = fleet.placeOf(slot)
    const checked = bought
      ? await fleet.call(
          '/tp5/api/OfflineOrder/checkOnlineCreate',
          { machine_id: slot.machineId, goods_id: slot.offlineGoodsId },
          person,
        )
      : await fleet.call(
          '/tp5/api/ExchangeShop/OfflineGoods/checkExchange',
          { ...wanted, exchange_type: currency === 'points' ? 1 : 2 },
          person,
        )
    const { ticket } = (fair(checked) ?? {}) as { ticket?: string }
    if (!ticket) return
    const path = bought
      ? '/tp5/api/OfflineOrder/onlineCreate'
      : '/tp5/api/ExchangeShop/OfflineGoods/exchange'
    await fleet.stand(person, slot)
    place(person, fair(await fleet.call(path, { ticket, take: 'now' }, person)))
  }

  async function fetch(machine: Told['machine'], lost: boolean) {
    const commands = await fleet.device(machine.machineSn).commands(0)
    if (lost) return
    for (const { command_no, slot_no } of commands) {
      if (!told.has(command_no)) told.set(command_no, { machine, slotNo: slot_no })
    }
  }

  /** The slot turns once; whatever is said afterwards, it has done what it has done. */
  async function say(commandNo: number, wanted: 'delivered' | 'failed') {
    const one = told.get(commandNo)!
    if (!one.outcome) {
      const left = inside.get(one.slotNo)!
      one.outcome = left > 0 ? wanted : 'failed'
      if (one.outcome === 'delivered') inside.set(one.slotNo, left - 1)
    }
    await fleet.device(one.machine.machineSn).result(commandNo, one.outcome)
  }

  const beat = () => Promise.all(machines.map(({ machineSn }) => fleet.device(machineSn).beat()))

  async function play(move: Move): Promise<unknown> {
    switch (move.kind) {
      case 'exchange':
        return take(pick(people, move.person)!, pick(machines, move.slot)!.slot, move.currency)
      case 'hold':
        return take(pick(people, move.person)!, pick(machines, move.slot)!.slot, 'money')
      case 'test': {
        const { machineSn, slot } = pick(machines, move.slot)!
        const wanted = { machine_sn: machineSn, slot_no: slot.slotNo }
        const made = await fleet.call('/tp5/api/MachineSlotTest/scan', wanted, operator)
        return place(operator, fair(made))
      }
      case 'cashier': {
        const order = pick(orders, move.order)
        if (!order) return
        const { person, order_sn } = order
        const gateway = '/tp5/api/OrderPay/gateway'
        const opened = fair(await fleet.call(gateway, { order_sn, way: 'h5' }, person))
        if (opened) order.cashier = opened.url
        return
      }
      case 'pay': {
        const cashier = pick(orders, move.order)?.cashier
        return cashier && fleet.pay(cashier)
      }
      case 'give up': {
        const order = pick(orders, move.order)
        if (!order) return
        const { person, order_sn } = order
        return fair(await fleet.call('/tp5/api/OfflineOrder/refund', { order_sn }, person))
      }
      case 'fetch':
        return fetch(pick(machines, move.machine)!, move.lost)
      case 'say': {
        const command = pick([...told.keys()], move.command)
        return command !== undefined && say(command, move.outcome)
      }
      case 'break':
        return fleet.device(pick(machines, move.machine)!.machineSn).beat({ fault: move.fault })
      case 'wait':
        return fleet.later(move.seconds)
      case 'work':
        return fleet.work()
    }
  }

  /** Everybody has waited long enough, and the machines have said what they know. */
  async function settle() {
    await beat()
    fleet.later(301)
    await fleet.work()
    for (const command of told.keys()) await say(command, 'failed')
    await fleet.work()
  }

  async function assertOver() {
    const incidents = await fleet.incidents()
    for (const { person, order_sn } of orders) {
      const { state, refund, pay } = await fleet.detail(person, order_sn)
      assert.ok(ended.includes(state), `${order_sn} stays ${state}`)
      if (refund) assert.equal(refund.done, 1, `${order_sn} waits for its ${pay}`)
      const late = incidents.some(
        ({ orderSn, kind }) => orderSn === order_sn && kind === 'lateDelivered',
      )
      assert.equal(late, state === 'lateDelivered', order_sn)
    }
    for (const { slot } of machines) {
      const { stock } = await fleet.stockOf(slot)
      const inDoubt = await fleet.inDoubt(slot)
      for (const order_sn of inDoubt) {
        const silent = incidents.some(
          ({ orderSn, kind }) => orderSn === order_sn && kind === 'silence',
        )
        assert.ok(silent, `nobody was told of ${order_sn}`)
      }
      assert.equal(stock + inDoubt.length, inside.get(slot.slotNo), `slot ${slot.slotNo}`)
    }
  }

  return { play, settle, assertOver }
}
