import { createHmac } from 'node:crypto'
import type { In, Out, Path } from '@contract/api'
import type { Command, Heartbeat, Result } from '@contract/machine/device'
import { machineIncidents } from '@server/areas/machine/tables'
import { userRoles } from '@server/areas/auth/tables'
import { jobsOf, runJobs } from '../harness/jobs'
import { openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { readReply, type Reply, type Sending, someNonce } from '../harness/request'
import { newMachine, newSlot, secretOf, standBefore } from './machines'
import { findWrongs } from './wrongs'

const check = '/tp5/api/ExchangeShop/OfflineGoods/checkExchange'
const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'
const checkSale = '/tp5/api/OfflineOrder/checkOnlineCreate'
const createSale = '/tp5/api/OfflineOrder/onlineCreate'

export type WholeSlot = Awaited<ReturnType<typeof newSlot>>
/** Where somebody buys. */
export type Slot = Pick<WholeSlot, 'machineId' | 'slotNo' | 'offlineGoodsId'>
export type Currency = 'points' | 'gold'

interface Spoken {
  method?: 'GET' | 'POST'
  path: string
  said?: object
  machineSn: string
  secret?: string
  nonce?: string
  /** Seconds since 1970. */
  at?: number
  signature?: string
}

/** Machines, the people before them and whoever takes their money, with a clock of the test's own. */
export async function openFleet(options: Parameters<typeof openHouse>[0] = {}) {
  let now = new Date()
  const house = await openHouse({ seeded: false, clock: () => now, ...options })
  const { app, database } = house
  const seconds = () => Math.floor(now.getTime() / 1000)
  const by = (person: Person | null): Sending => ({
    ...(person && { token: person.token }),
    timestamp: seconds(),
  })
  const call = <P extends Path>(path: P, input: In<P>, person: Person | null) =>
    house.call(path, input, by(person))
  const ask = <P extends Path>(path: P, input: In<P>, person: Person | null) =>
    house.ask(path, input, by(person))

  /** Whatever a device, or somebody who pretends to be one, sends. */
  async function speak(spoken: Spoken): Promise<Reply> {
    const { method = 'POST', path, said, machineSn, nonce = `nonce${someNonce()}` } = spoken
    const body = said === undefined ? '' : JSON.stringify(said)
    const timestamp = String(spoken.at ?? seconds())
    const signature = createHmac('sha256', spoken.secret ?? secretOf(machineSn))
      .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}`)
      .digest('hex')
    const headers = {
      'x-device': machineSn,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': spoken.signature ?? signature,
      ...(body && { 'content-type': 'application/json' }),
    }
    return readReply(await app.inject({ method, url: path, headers, payload: body }))
  }

  async function heard(spoken: Spoken): Promise<unknown> {
    const { error, message, data } = await speak(spoken)
    if (error !== 0) throw new Error(`The device was refused: ${error} ${message}`)
    return data
  }

  const device = (machineSn: string) => ({
    beat: (said: Partial<Heartbeat> = {}) =>
      heard({ path: '/device/heartbeat', said: { temperature: 4, ...said }, machineSn }),
    async commands(after?: number): Promise<Command[]> {
      const path = `/device/commands${after === undefined ? '' : `?after=${after}`}`
      return ((await heard({ method: 'GET', path, machineSn })) as { commands: Command[] }).commands
    },
    /** What it answers to a code that somebody types there. */
    pickup: (code: string) => speak({ path: '/device/pickup', said: { code }, machineSn }),
    result: (command_no: number, result: Result['result'], fault?: string) =>
      heard({ path: '/device/result', said: { command_no, result, fault }, machineSn }),
  })

  const placeOf = (slot: Slot) => ({
    machine_id: slot.machineId,
    offline_goods_id: slot.offlineGoodsId,
  })

  async function ticketFor(person: Person, slot: Slot, currency: Currency = 'points') {
    const exchange_type = currency === 'points' ? (1 as const) : (2 as const)
    return (await ask(check, { ...placeOf(slot), exchange_type }, person)).ticket
  }

  async function saleTicket(person: Person, slot: Slot) {
    const wanted = { machine_id: slot.machineId, goods_id: slot.offlineGoodsId }
    return (await ask(checkSale, wanted, person)).ticket
  }

  const stand = ({ userId }: Person, { machineId }: Pick<Slot, 'machineId'>) =>
    standBefore(database, { userId, machineId, now })

  const owner = await newPerson(house)

  const dueJobs = /see to what is late|ask how|money back/
  const jobs = jobsOf(house.config, 'order', 'machine', 'payment').filter(({ name }) =>
    dueJobs.test(name),
  )

  return {
    house,
    call,
    ask,
    speak,
    device,
    placeOf,
    ticketFor,
    saleTicket,
    now: () => now,
    later: (passed: number) => void (now = new Date(now.getTime() + passed * 1000)),
    person: (purse: Parameters<typeof newPerson>[1] = { points: 1000, gold: 100 }) =>
      newPerson(house, purse),
    async operator() {
      const person = await newPerson(house)
      await database.db.insert(userRoles).values({ userId: person.userId, role: 'operator' })
      return person
    },

    /** A machine with one slot, unless more are asked for. */
    async machine(given: Parameters<typeof newMachine>[1] = {}, slot: Partial<WholeSlot> = {}) {
      const made = await newMachine(house, {
        operatorId: owner.userId,
        lastSeenAt: now,
        ...given,
      })
      return { ...made, slot: await newSlot(database, made.machineId, slot) }
    },

    stand,

    /** Where they stand. */
    async exchange(person: Person, slot: Slot, currency?: Currency) {
      const ticket = await ticketFor(person, slot, currency)
      await stand(person, slot)
      return ask(exchange, { ticket, take: 'now' }, person)
    },

    /** From somewhere else, to be fetched. */
    async order(person: Person, slot: Slot, currency?: Currency) {
      const ticket = await ticketFor(person, slot, currency)
      return ask(exchange, { ticket, take: 'later' }, person)
    },

    /** Holds a unit that is still to be paid. */
    async hold(person: Person, slot: Slot, take: 'now' | 'later' = 'now') {
      const ticket = await saleTicket(person, slot)
      if (take === 'now') await stand(person, slot)
      return ask(createSale, { ticket, take }, person)
    },

    /** The cashier's page for an order. */
    async cashierOf(person: Person, order_sn: string): Promise<string> {
      const { url } = await ask('/tp5/api/OrderPay/gateway', { order_sn, way: 'h5' }, person)
      return url
    },

    pay: (cashier: string, outcome: 'pay' | 'fail' | 'close' = 'pay') =>
      app.inject({
        method: 'POST',
        url: cashier,
        payload: `outcome=${outcome}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),

    detail: (person: Person, order_sn: string): Promise<Out<'/tp5/api/OfflineOrder/detail'>> =>
      ask('/tp5/api/OfflineOrder/detail', { order_sn }, person),

    async stateOf(person: Person, order_sn: string) {
      return (await ask('/tp5/api/ExchangeShop/shipmentResult', { order_sn }, person)).state
    },

    async purse(person: Person) {
      const { points, gold } = await ask('/user/Center/index', {}, person)
      return { points, gold }
    },

    async stockOf({ offlineGoodsId }: Slot) {
      const { rows } = await database.pool.query<{ stock: number; stuck: boolean }>(
        'select stock, stuck from iter_slots where offline_goods_id = $1',
        [offlineGoodsId],
      )
      return rows[0]!
    },

    /** Orders whose command was fetched and of which nobody ever heard: the unit may be there. */
    async inDoubt({ offlineGoodsId }: Slot): Promise<string[]> {
      const { rows } = await database.pool.query<{ order_sn: string }>(
        `select order_sn from orders join order_lines using (user_id, order_sn)
         where seller = 'machine' and item = $1::text and facts ->> 'units' = '1'
           and state = 'refunded' and reason = 'silence' and facts ->> 'fault' = ''`,
        [offlineGoodsId],
      )
      return rows.map(({ order_sn }) => order_sn)
    },

    incidents: () =>
      database.db
        .select({ kind: machineIncidents.kind, orderSn: machineIncidents.orderSn })
        .from(machineIncidents)
        .orderBy(machineIncidents.incidentId),

    /** Everything that the server does by itself when its time has come. */
    async work() {
      await runJobs(house, jobs, now)
    },

    /** What is wrong in the books of everybody, which must be nothing. */
    async wrongs(): Promise<object[]> {
      return findWrongs(database)
    },
    close: () => house.close(),
  }
}

export type Fleet = Awaited<ReturnType<typeof openFleet>>
