import type { GoodsKind } from '@server/areas/holding/kinds'

export interface ModelPrice {
  points: number
  gold: number
  money: number
}

export interface ModelGoods {
  id: number
  kind: GoodsKind
  ways: readonly ModelPrice[]
  /** What is left of it goes back. */
  left: boolean
  limit: number
  stock: number
  sold: number
  /** When a course begins. */
  begins: number | null
}

export interface ModelPerson {
  userId: string
  points: number
  gold: number
  /** Tasks whose reward was received, each with its week. */
  rewards: string[]
  usesAt: number[]
  giftsAt: number[]
}

export interface ModelOrder extends ModelPrice {
  sn: string
  owner: string
  goods: number
  kind: GoodsKind
  number: number
  left: boolean
  state: 'unpaid' | 'paid' | 'shipped' | 'finished' | 'cancelled'
  placedAt: number
  expires: number
  /** Its owner let it go without paying. */
  lapsed: boolean
  paidAt: number
  shippedAt: number
  finishedAt: number
  /** The right of a packet that it is the parcel of. */
  right: string | null
}

export interface ModelThing {
  id: string
  owner: string
  order: string
  parent: string | null
  key: string
  kind: GoodsKind
  goods: number
  state: 'waiting' | 'usable' | 'used' | 'expired' | 'offered' | 'given' | 'refunded'
  uses: number
  left: number
  touched: boolean
  /** Of a right: somebody asked for it. */
  received: boolean
  window: number
  starts: number
  ends: number | null
}

export interface ModelInvite {
  id: string
  thing: string
  owner: string
  open: boolean
  ends: number
}

/** The shop as people understand it, kept without looking at the server's rules. */
export interface Model {
  now: number
  goods: ModelGoods[]
  people: ModelPerson[]
  orders: ModelOrder[]
  things: ModelThing[]
  invites: ModelInvite[]
  /** Tickets that have become orders. */
  spent: string[]
  /** Codes that nobody has, by goods and right. */
  codes: Record<string, number>
}

const hour = 3600_000
const day = 24 * hour
const parcelRests = 10 * day

export const goodsOf = (model: Model, id: number) => model.goods.find((one) => one.id === id)!
export const personOf = (model: Model, userId: string) =>
  model.people.find((one) => one.userId === userId)!
export const orderOf = (model: Model, sn: string) => model.orders.find((one) => one.sn === sn)!
export const thingOf = (model: Model, id: string) => model.things.find((one) => one.id === id)
export const rightsOf = (model: Model, id: string) =>
  model.things.filter((one) => one.parent === id)

const costs = ({ points, gold, money }: ModelPrice) => points + gold + money > 0

export const bought = (model: Model, userId: string, goods: number) =>
  model.orders
    .filter((one) => one.owner === userId && one.goods === goods && costs(one))
    .filter(({ state }) => state !== 'cancelled')
    .reduce((sum, { number }) => sum + number, 0)

const isOver = ({ ends }: ModelThing, now: number) => ends !== null && ends <= now

export const isUsable = (thing: ModelThing | undefined, now: number): thing is ModelThing =>
  thing?.state === 'usable' && !isOver(thing, now)

export const mayGive = (model: Model, thing: ModelThing | undefined) =>
  isUsable(thing, model.now) &&
  thing.parent === null &&
  ['coupon', 'digital', 'vip', 'packet'].includes(thing.kind) &&
  thing.uses === thing.left &&
  rightsOf(model, thing.id).every(({ state }) => state === 'waiting')

export function mayReceive(model: Model, thing: ModelThing | undefined) {
  if (thing?.state !== 'waiting' || thing.starts > model.now || isOver(thing, model.now))
    return false
  if (thingOf(model, thing.parent!)?.state === 'offered') return false
  return thing.kind !== 'digital' || model.codes[`${thing.goods} ${thing.key}`]! > 0
}

/** The things of an order, as they lie in its owner's hands. */
const thingsOf = (model: Model, sn: string) =>
  model.things
    .filter((one) => one.order === sn && one.parent === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1))

export function mayCancel(model: Model, { sn, state, kind, goods, left }: ModelOrder) {
  if (state === 'unpaid') return true
  if (kind === 'goods') return state === 'paid'
  if (kind === 'course' ? state !== 'paid' : state !== 'finished') return false
  if (!left && !['coupon', 'packet', 'course'].includes(kind)) return false
  const { begins } = goodsOf(model, goods)
  if (begins !== null && begins < model.now + day) return false
  return thingsOf(model, sn).every(
    (one) =>
      isUsable(one, model.now) &&
      !one.touched &&
      rightsOf(model, one.id).every(({ received }) => !received),
  )
}

export function cancel(model: Model, order: ModelOrder, why: 'let go' | 'sold out' = 'let go') {
  order.lapsed = order.state === 'unpaid' && why === 'let go'
  order.state = 'cancelled'
  if (order.right) {
    const right = thingOf(model, order.right)!
    const packet = thingOf(model, right.parent!)!
    Object.assign(right, { state: 'waiting', left: right.uses, touched: false, received: false })
    right.order = packet.order
    return
  }
  model.things = model.things.filter((one) => one.order !== order.sn)
  const goods = goodsOf(model, order.goods)
  goods.stock += order.number
  goods.sold -= order.number
  const owner = personOf(model, order.owner)
  owner.points += order.points
  owner.gold += order.gold
}

/** How many orders that nobody has put anything down for a person may leave unpaid. */
export function mayWait(model: Model, userId: string): boolean {
  const today = (at: number) => Math.floor((at + 8 * hour) / day)
  const free = model.orders.filter(
    ({ owner, points, gold, money }) => owner === userId && points + gold === 0 && money > 0,
  )
  const open = free.filter(({ state, expires }) => state === 'unpaid' && expires > model.now)
  const unpaid = free.filter(
    (one) => one.state === 'unpaid' || (one.lapsed && today(one.placedAt) === today(model.now)),
  )
  return open.length < 5 && unpaid.length - open.length < 10
}

/** From one part to another of so many: what is over falls to the last. */
const share = (whole: number, from: number, to: number, of: number) =>
  Math.floor((whole * to) / of) - Math.floor((whole * from) / of)

/** What would go back of a thing; null where nothing would. */
export function backOf(model: Model, thing: ModelThing): ModelPrice | null {
  const order = model.orders.find(({ sn }) => sn === thing.order)
  if (!order?.left || order.state !== 'finished' || thing.parent !== null) return null
  const rights = rightsOf(model, thing.id)
  const parts = rights.length || thing.uses
  const left = rights.length ? rights.filter(({ received }) => !received).length : thing.left
  const nth = thingsOf(model, order.sn).findIndex(({ id }) => id === thing.id)
  const of = (kind: keyof ModelPrice) =>
    share(share(order[kind], nth, nth + 1, order.number), parts - left, parts, parts)
  const back = { points: of('points'), gold: of('gold'), money: of('money') }
  return costs(back) ? back : null
}

export function giveBack(model: Model, thing: ModelThing, back: ModelPrice) {
  const owner = personOf(model, thing.owner)
  owner.points += back.points
  owner.gold += back.gold
  thing.state = 'refunded'
  for (const right of rightsOf(model, thing.id)) if (!right.received) right.state = 'refunded'
}

/** What is due by now, as the jobs do it. */
export function letTimeWork(model: Model) {
  const { now } = model
  for (const order of model.orders) {
    if (order.state === 'unpaid' && order.expires <= now) cancel(model, order)
    if (order.kind === 'goods' && order.state === 'paid' && order.paidAt <= now - hour / 2) {
      Object.assign(order, { state: 'shipped', shippedAt: now })
    }
    if (order.state === 'shipped' && order.shippedAt <= now - parcelRests) {
      Object.assign(order, { state: 'finished', finishedAt: now })
    }
    const visited = model.things.filter((one) => one.order === order.sn)
    if (
      order.kind === 'course' &&
      order.state === 'paid' &&
      visited.some((one) => isOver(one, now))
    ) {
      Object.assign(order, { state: 'finished', finishedAt: now })
    }
  }
  for (const thing of model.things) {
    const back = isOver(thing, now) ? backOf(model, thing) : null
    if (!back || !['usable', 'offered', 'expired'].includes(thing.state)) continue
    for (const invite of model.invites) if (invite.thing === thing.id) invite.open = false
    giveBack(model, thing, back)
  }
  for (const invite of model.invites) {
    if (!invite.open || invite.ends > now) continue
    invite.open = false
    thingOf(model, invite.thing)!.state = 'usable'
  }
  for (const thing of model.things) {
    if ((thing.state === 'usable' || thing.state === 'waiting') && isOver(thing, now)) {
      thing.state = 'expired'
    }
  }
}

/** Weeks begin on Monday in Shanghai; the first day of all was a Thursday. */
const weekOf = (at: number) => Math.floor(((at + 8 * hour) / day + 3) / 7)

const weekly = ['weekly-receipt', 'weekly-use', 'weekly-gift']
export const rewards: Record<string, number> = {
  'first-address': 50,
  'first-exchange': 100,
  'weekly-receipt': 30,
  'weekly-use': 60,
  'weekly-gift': 80,
}

export const rewardName = (key: string, at: number) =>
  weekly.includes(key) ? `${key} ${weekOf(at)}` : key

export function mayReward(model: Model, userId: string, key: string) {
  const person = personOf(model, userId)
  if (person.rewards.includes(rewardName(key, model.now))) return false
  const now = weekOf(model.now)
  const thisWeek = (moments: number[]) => moments.filter((at) => weekOf(at) === now).length
  const orders = model.orders.filter(({ owner }) => owner === userId)
  const returned = ['coupon', 'packet']
  const kept = orders.filter(
    ({ kind, state, left }) =>
      state === 'shipped' || (state === 'finished' && !left && !returned.includes(kind)),
  )
  const received = orders.filter(({ kind, state }) => kind === 'goods' && state === 'finished')
  const done: Record<string, boolean> = {
    'first-address': true,
    'first-exchange': kept.length > 0 || person.usesAt.length > 0,
    'weekly-receipt': thisWeek(received.map(({ finishedAt }) => finishedAt)) >= 1,
    'weekly-use': thisWeek(person.usesAt) >= 2,
    'weekly-gift': thisWeek(person.giftsAt) >= 1,
  }
  return done[key]!
}
