import type { In, Path } from '@contract/api'
import { mixOf } from '@server/areas/order/price'
import type { Buyer, Person } from '../../harness/people'
import type { Dice } from '../../payment/dice'
import type { Shop } from '../shop'
import { payAt } from '../../payment/pay-for'
import {
  backOf,
  bought,
  cancel,
  giveBack,
  goodsOf,
  isUsable,
  mayCancel,
  mayGive,
  mayReceive,
  mayReward,
  mayWait,
  type Model,
  type ModelOrder,
  type ModelThing,
  orderOf,
  personOf,
  rewardName,
  rewards,
  rightsOf,
  thingOf,
} from './model'
import { newThings, type World } from './world'

export interface Game {
  shop: Shop
  dice: Dice
  people: Buyer[]
  clerk: Person
  model: Model
}

interface Answer {
  /** Undefined where whoever asks is not told. */
  ok: boolean | undefined
  data: Record<string, unknown>
}

/** What somebody is about to do, whether the model allows it, and what it changes. */
export interface Move {
  name: string
  send: () => Promise<Answer>
  may: (model: Model) => boolean
  apply: (model: Model, answer: Answer, world: World) => void
}

type Choose = (game: Game) => Promise<Move | undefined>

const unpaidFor = 15 * 60_000
const giftFor = 72 * 3600_000
const window = 30_000

const call = async <P extends Path>(shop: Shop, path: P, input: In<P>, person: Person) => {
  const { error, message, data } = await shop.call(path, input, person)
  if (error >= 429 && error < 600 && error !== 404) throw new Error(`${path}: ${error} ${message}`)
  return { ok: error === 0, data: (data ?? {}) as Record<string, unknown> }
}

const personNamed = ({ people }: Game, userId: string) =>
  people.find((one) => one.userId === userId)!

/** Among the last few, so that people meet over the same things. */
const recent = <T>({ dice }: Game, all: readonly T[]) => dice.among(all.slice(-6))

const paid = ({ kind }: ModelOrder) => (kind === 'goods' || kind === 'course' ? 'paid' : 'finished')

/** Nothing is left to pay: the order goes on, or ends where it has nothing to give. */
function settle(model: Model, order: ModelOrder, world: World) {
  if (order.kind === 'digital') {
    const list = `${order.goods} `
    if (model.codes[list]! < order.number) return cancel(model, order, 'sold out')
    model.codes[list]! -= order.number
  }
  order.state = paid(order)
  Object.assign(order, { paidAt: model.now, finishedAt: model.now })
  model.things.push(...newThings(model, world, (row) => row.order_sn === order.sn))
}

const exchanging = {
  check: '/tp5/api/ExchangeShop/check',
  confirm: '/tp5/api/ExchangeShop/exchange',
} as const
const buyingPacket = {
  check: '/tp5/api/VipPackets/checkBuy',
  confirm: '/tp5/api/VipPackets/buy',
} as const

const exchange: Choose = async (game) => {
  const { shop, dice, model } = game
  const person = dice.among(game.people)!
  const { id, kind, ways } = dice.among(model.goods)!
  const way = dice.among(ways)!
  const number = kind === 'digital' ? 1 : dice.among([1, 1, 1, 2, 3])!
  const wish = { goods_id: id, number, exchange_type: mixOf(way) }
  const calls = kind === 'vip' && way.money > 0 ? buyingPacket : exchanging
  const check = await call(shop, calls.check, wish, person)
  const form = { ticket: String(check.data.ticket), address_id: person.addressId }
  const [points, gold, money] = [way.points * number, way.gold * number, way.money * number]
  return {
    name: `${number} of goods ${id} for ${points} points, ${gold} gold, ${money} cents`,
    send: async () => (check.ok ? call(shop, calls.confirm, form, person) : check),
    may(now) {
      if (now.spent.includes(form.ticket)) return false
      const { stock, limit, begins } = goodsOf(now, id)
      if (stock < number || (begins !== null && begins <= now.now)) return false
      if (limit > 0 && bought(now, person.userId, id) + number > limit) return false
      if (kind === 'digital' && money === 0 && now.codes[`${id} `]! < number) return false
      if (points + gold === 0 && !mayWait(now, person.userId)) return false
      const held = personOf(now, person.userId)
      return held.points >= points && held.gold >= gold
    },
    apply(now, { data }, world) {
      const goods = goodsOf(now, id)
      now.spent.push(form.ticket)
      goods.stock -= number
      goods.sold += number
      const held = personOf(now, person.userId)
      held.points -= points
      held.gold -= gold
      const order: ModelOrder = {
        sn: String(data.order_sn),
        owner: person.userId,
        goods: id,
        ...{ kind, number, points, gold, money },
        left: goods.left,
        state: 'unpaid',
        placedAt: now.now,
        expires: now.now + unpaidFor,
        lapsed: false,
        paidAt: 0,
        shippedAt: 0,
        finishedAt: 0,
        right: null,
      }
      now.orders.push(order)
      if (order.money === 0) settle(now, order, world)
    },
  }
}

const pay: Choose = async (game) => {
  const { shop, model } = game
  const waiting = model.orders.filter(({ state, money }) => state === 'unpaid' && money > 0)
  const order = recent(game, waiting)
  if (!order) return
  const { sn, owner } = order
  return {
    name: `pay ${sn}`,
    async send() {
      const form = { order_sn: sn, way: 'h5' } as const
      const opened = await call(shop, '/tp5/api/OrderPay/gateway', form, personNamed(game, owner))
      if (opened.ok) {
        await payAt(shop.house, String(opened.data.url))
      }
      return { ...opened, ok: undefined }
    },
    may: () => true,
    apply(now, _answer, world) {
      const found = orderOf(now, sn)
      if (found.state === 'unpaid' && now.now < found.expires) settle(now, found, world)
    },
  }
}

const giveUp: Choose = async (game) => {
  const order = recent(game, game.model.orders)
  if (!order) return
  const { sn, owner } = order
  const path = '/tp5/api/ExchangeOrder/cancel'
  return {
    name: `cancel ${sn}`,
    send: () => call(game.shop, path, { order_sn: sn }, personNamed(game, owner)),
    may: (now) => mayCancel(now, orderOf(now, sn)),
    apply: (now) => cancel(now, orderOf(now, sn)),
  }
}

const confirm: Choose = async (game) => {
  const order = recent(
    game,
    game.model.orders.filter(({ kind }) => kind === 'goods'),
  )
  if (!order) return
  const { sn, owner } = order
  return {
    name: `confirm ${sn}`,
    send: () =>
      call(game.shop, '/user/orderpoints/finish', { order_sn: sn }, personNamed(game, owner)),
    may: (now) => orderOf(now, sn).state === 'shipped',
    apply: (now) =>
      void Object.assign(orderOf(now, sn), { state: 'finished', finishedAt: now.now }),
  }
}

/** A thing of somebody's, and its move. */
const withThing =
  (fits: (thing: ModelThing) => boolean, make: (game: Game, thing: ModelThing) => Move): Choose =>
  async (game) => {
    const thing = recent(game, game.model.things.filter(fits))
    return thing && make(game, thing)
  }

const top = ({ parent }: ModelThing) => parent === null

const give = withThing(top, (game, { id, owner }) => ({
  name: `give ${id}`,
  send: () =>
    call(game.shop, '/tp5/api/VipPackets/invite', { holding_id: id }, personNamed(game, owner)),
  may: (now) => mayGive(now, thingOf(now, id)),
  apply(now, { data }) {
    const thing = thingOf(now, id)!
    thing.state = 'offered'
    const ends = Math.min(now.now + giftFor, thing.ends ?? Infinity)
    now.invites.push({ id: String(data.invite_id), thing: id, owner, open: true, ends })
  },
}))

const takeBack = withThing(
  ({ state }) => state === 'offered',
  (game, { id, owner }) => ({
    name: `take ${id} back`,
    send: () =>
      call(game.shop, '/tp5/api/VipPackets/takeBack', { holding_id: id }, personNamed(game, owner)),
    may: (now) => thingOf(now, id)?.state === 'offered',
    apply(now) {
      thingOf(now, id)!.state = 'usable'
      now.invites.find((one) => one.open && one.thing === id)!.open = false
    },
  }),
)

const accept: Choose = async (game) => {
  const invite = recent(game, game.model.invites)
  if (!invite) return
  const { id, thing, owner, ends } = invite
  const person = game.dice.among(game.people)!
  const path = '/tp5/api/ExchangeShop/Goods/exchangeByInviteId'
  return {
    name: `accept ${id}`,
    send: () => call(game.shop, path, { invite_id: id }, person),
    may: (now) =>
      now.invites.find((one) => one.id === id)!.open && ends > now.now && person.userId !== owner,
    apply(now, { data }, world) {
      now.invites.find((one) => one.id === id)!.open = false
      // only what somebody exchanged is a gift of theirs, not what they were given
      if (thingOf(now, thing)!.order) personOf(now, owner).giftsAt.push(now.now)
      for (const part of [thingOf(now, thing)!, ...rightsOf(now, thing)]) part.state = 'given'
      const got = String(data.holding_id)
      now.things.push(
        ...newThings(now, world, (row) => row.holding_id === got || row.parent_id === got),
      )
    },
  }
}

const atCounter = ['coupon', 'card', 'packet', 'course']

const redeem = withThing(
  ({ kind, state }) => atCounter.includes(kind) && state !== 'waiting',
  (game, { id, owner }) => ({
    name: `redeem ${id}`,
    async send() {
      const path = '/tp5/api/ExchangeShop/UserExchange/code'
      const shown = await call(game.shop, path, { holding_id: id }, personNamed(game, owner))
      if (!shown.ok) return shown
      const { code } = shown.data as { code: string }
      const clerk = await game.shop.proved(game.clerk)
      return call(game.shop, '/tp5/api/VillageEnter/useCode', { code }, clerk)
    },
    may(now) {
      const thing = thingOf(now, id)
      if (!isUsable(thing, now.now) || !atCounter.includes(thing.kind)) return false
      return thing.starts <= now.now && thing.window < Math.floor(now.now / window)
    },
    apply(now) {
      const thing = thingOf(now, id)!
      Object.assign(thing, { touched: true, window: Math.floor(now.now / window) })
      personOf(now, owner).usesAt.push(now.now)
      if (thing.uses > 0 && --thing.left === 0) thing.state = 'used'
    },
  }),
)

const reveal = withThing(
  ({ kind }) => kind === 'digital',
  (game, { id, owner }) => ({
    name: `reveal ${id}`,
    send: () =>
      call(
        game.shop,
        '/tp5/api/ExchangeShop/UserExchange/reveal',
        { holding_id: id },
        personNamed(game, owner),
      ),
    may: (now) => isUsable(thingOf(now, id), now.now),
    apply: (now) =>
      void Object.assign(thingOf(now, id)!, { state: 'used', left: 0, touched: true }),
  }),
)

const receive = withThing(
  ({ parent }) => parent !== null,
  (game, { id, owner }) => ({
    name: `receive right ${id}`,
    send() {
      const person = personNamed(game, owner)
      const form = { holding_id: id, address_id: person.addressId }
      return call(game.shop, '/tp5/api/VipPackets/receiveRights', form, person)
    },
    may: (now) => mayReceive(now, thingOf(now, id)),
    apply(now, { data }, world) {
      const thing = thingOf(now, id)!
      thing.received = true
      if (thing.kind !== 'goods') {
        if (thing.kind === 'digital') now.codes[`${thing.goods} ${thing.key}`]! -= 1
        const row = world.things.find(({ holding_id }) => holding_id === id)!
        Object.assign(thing, {
          state: 'usable',
          starts: now.now,
          ends: row.expires_at?.getTime() ?? null,
        })
        return
      }
      const sn = String(data.order_sn)
      Object.assign(thing, { state: 'used', left: 0, touched: true, order: sn })
      now.orders.push({
        sn,
        owner,
        goods: thing.goods,
        kind: 'goods',
        number: 1,
        ...{ points: 0, gold: 0, money: 0, left: false },
        state: 'paid',
        placedAt: now.now,
        expires: 0,
        lapsed: false,
        paidAt: now.now,
        shippedAt: 0,
        finishedAt: 0,
        right: id,
      })
    },
  }),
)

/** What is left of a thing goes back, as its owner was told. */
const refund: Choose = async (game) => {
  const { shop, model } = game
  const thing = recent(
    game,
    model.things.filter((one) => top(one) && backOf(model, one) !== null),
  )
  if (!thing) return
  const { id, owner } = thing
  const told = backOf(model, thing)!
  const form = { holding_id: id, ...told }
  const path = '/tp5/api/ExchangeShop/UserExchange/refund'
  return {
    name: `refund what is left of ${id}`,
    send: () => call(shop, path, form, personNamed(game, owner)),
    may(now) {
      const found = thingOf(now, id)
      const back = isUsable(found, now.now) && backOf(now, found)
      return !!back && mixed.every((kind) => back[kind] === told[kind])
    },
    apply: (now) => giveBack(now, thingOf(now, id)!, told),
  }
}
const mixed = ['points', 'gold', 'money'] as const

const reward: Choose = async (game) => {
  const person = game.dice.among(game.people)!
  const key = game.dice.among(Object.keys(rewards))!
  return {
    name: `reward for ${key}`,
    send: () => call(game.shop, '/tp5/api/ExchangeShop/PointsTask/receive', { key }, person),
    may: (now) => mayReward(now, person.userId, key),
    apply(now) {
      const rewarded = personOf(now, person.userId)
      rewarded.points += rewards[key]!
      rewarded.rewards.push(rewardName(key, now.now))
    },
  }
}

/** The more often, the more likely. */
const weights: [Choose, number][] = [
  [exchange, 8],
  [pay, 6],
  [giveUp, 5],
  [confirm, 2],
  [give, 4],
  [takeBack, 2],
  [accept, 5],
  [redeem, 5],
  [reveal, 2],
  [receive, 5],
  [refund, 4],
  [reward, 3],
]

const bag = weights.flatMap(([choose, weight]) => Array<Choose>(weight).fill(choose))

export const chooseMove = (game: Game) => game.dice.among(bag)!(game)
