import { importCodes } from '@server/areas/holding/digital-codes'
import { lockOrder } from '@server/areas/order/order'
import { refundOrder } from '@server/areas/payment/payment'
import type { Buyer } from '../harness/people'
import { sendParcel } from '../order/parcels'
import { createDice, type Dice } from './dice'
import { openTill, type Till } from './till'
import { countEverything, type Stage } from './reckoning'
import type { Notification, WechatPayFake } from './wechat-pay-fake'

interface Placed {
  person: Buyer
  orderSn: string
}

interface Game {
  fake: WechatPayFake
  till: Till
  dice: Dice
  people: Buyer[]
  goods: number[]
  orders: Placed[]
  told: Notification[]
  /** What of the fake's trades is of this game. */
  isMine: (paymentNo: string) => boolean
}

type Move = (game: Game) => Promise<string | undefined>

const tradesOf = ({ fake, isMine }: Game, state: string) =>
  [...fake.trades.values()]
    .filter((trade) => trade.state === state && isMine(trade.out_trade_no))
    .map((trade) => trade.out_trade_no)

async function tell(game: Game, paymentNo: string): Promise<string> {
  const notification = await game.fake.tell(paymentNo)
  game.told.push(notification)
  const times = 1 + game.dice.below(3)
  const answers = await Promise.all(
    Array.from({ length: times }, () => game.till.hear(notification)),
  )
  return `${paymentNo} is told ${times} times: ${answers.map(({ status }) => status).join()}`
}

async function open({ till, dice }: Game, { person, orderSn }: Placed): Promise<string> {
  const way = dice.among(['h5', 'mini'] as const)!
  const asked = { order_sn: orderSn, way }
  const { error } = await till.call('/tp5/api/OrderPay/gateway', asked, person)
  return `${orderSn} is opened by ${way}: ${error}`
}

/** What people, WeChat, the network and the jobs may do next; the more often, the more likely. */
const moves: Record<string, { weight: number; move: Move }> = {
  order: {
    weight: 5,
    async move({ till, dice, people, goods, orders }) {
      const [person, goodsId] = [dice.among(people)!, dice.among(goods)!]
      const orderSn = await till
        .order(person, goodsId, dice.below(2) ? 1 : 2)
        .catch(() => undefined)
      if (orderSn) orders.push({ person, orderSn })
      return `an order: ${orderSn ?? 'refused'}`
    },
  },
  open: {
    weight: 6,
    async move(game) {
      const placed = game.dice.among(game.orders)
      return placed && open(game, placed)
    },
  },
  pay: {
    weight: 6,
    async move(game) {
      const paymentNo = game.dice.among(tradesOf(game, 'NOTPAY'))
      if (!paymentNo) return
      game.fake.pay(paymentNo)
      return game.dice.below(2) ? tell(game, paymentNo) : `${paymentNo} is paid, nobody is told`
    },
  },
  tell: {
    weight: 2,
    async move(game) {
      const paymentNo = game.dice.among(tradesOf(game, 'SUCCESS'))
      return paymentNo && tell(game, paymentNo)
    },
  },
  replay: {
    weight: 1,
    async move({ till, dice, told }) {
      const old = dice.among(told)
      return old && `an old notification: ${(await till.hear(old)).status}`
    },
  },
  forge: {
    weight: 1,
    async move(game) {
      const paymentNo = game.dice.among([...tradesOf(game, 'NOTPAY'), ...tradesOf(game, 'CLOSED')])
      if (!paymentNo) return
      const paid = { trade_state: 'SUCCESS', transaction_id: 'forged', amount: { total: 990 } }
      const { headers, body } = await game.fake.tell(paymentNo, paid)
      const { status } = await game.till.hear({ headers, body: `${body} ` })
      if (status < 400) throw new Error('A forged notification was taken')
      return `${paymentNo} is forged: ${status}`
    },
  },
  cancel: {
    weight: 3,
    async move({ till, dice, orders }) {
      const placed = dice.among(orders)
      if (!placed) return
      const asked = { order_sn: placed.orderSn }
      const { error } = await till.call('/tp5/api/ExchangeOrder/cancel', asked, placed.person)
      return `${placed.orderSn} is cancelled: ${error}`
    },
  },
  ship: {
    weight: 1,
    async move({ till, dice, orders }) {
      const placed = dice.among(orders)
      if (!placed) return
      return till.database.transaction(async (tx) => {
        const { orderSn, person } = placed
        const which = { userId: person.userId, orderSn }
        const { kind, state } = await lockOrder(tx, which)
        if (kind !== 'goods' || state !== 'paid') return undefined
        await sendParcel(tx, { ...which, at: till.now(), trackingNo: `LJE${orderSn.slice(2, 14)}` })
        return `${orderSn} is shipped`
      })
    },
  },
  giveSomeBack: {
    weight: 2,
    async move({ till, dice, orders }) {
      const placed = dice.among(orders)
      if (!placed) return
      const { userId } = placed.person
      return till.database.transaction(async (tx) => {
        const { state, orderSn } = await lockOrder(tx, { userId, orderSn: placed.orderSn })
        if (state === 'unpaid' || state === 'cancelled') return undefined
        const [amount, at] = [1 + dice.below(300), till.now()]
        const asked = { userId, orderSn, at, amount, reason: 'afterSale' as const }
        const given = await refundOrder(tx, asked).catch(() => 'more than is left')
        return `of ${orderSn} ${amount} goes back: ${given}`
      })
    },
  },
  wait: {
    weight: 3,
    async move({ till, dice }) {
      const seconds = dice.among([5, 30, 200, 500])!
      till.later(seconds)
      return `${seconds} seconds pass`
    },
  },
  jobs: {
    weight: 5,
    async move({ till, dice }) {
      const job = dice.among(['cancelOverdue', 'watch', 'refund'] as const)!
      await till[job]()
      return `the job: ${job}`
    },
  },
  fault: {
    weight: 3,
    async move(game) {
      const { fake, dice } = game
      const kind = dice.below(3)
      if (kind === 0) fake.failNext(500, 'SYSTEM_ERROR')
      if (kind === 1) fake.loseNext()
      if (kind === 2) {
        fake.meanwhile(async () => {
          fake.meanwhile()
          const paymentNo = dice.among(tradesOf(game, 'NOTPAY'))
          if (!paymentNo) return
          fake.pay(paymentNo)
          await tell(game, paymentNo)
        })
      }
      return `a fault: ${['refused', 'answer lost', 'paid meanwhile'][kind]}`
    },
  },
}

const bag = Object.values(moves).flatMap(({ weight, move }) => Array<Move>(weight).fill(move))

/** A game with these dice; afterwards all faults end, and everything is counted. */
export async function playThrough(
  fake: WechatPayFake,
  { seed, steps }: Record<'seed' | 'steps', number>,
) {
  const till = await openTill(fake.env)
  fake.setClock(till.now)
  const story: string[] = []
  try {
    const { game, stage } = await setUp(fake, till, seed)
    for (let step = 0; step < steps; step++) {
      const atOnce = Array.from({ length: game.dice.below(4) === 0 ? 2 : 1 }, () =>
        game.dice.among(bag)!,
      )
      const said = await Promise.all(atOnce.map((move) => move(game)))
      story.push(said.map((line) => line ?? '–').join(' | '))
    }
    fake.calm()
    await untilQuiet(till)
    return { story, wrongs: await countEverything(stage) }
  } finally {
    fake.calm()
    await till.close()
  }
}

async function setUp(fake: WechatPayFake, till: Till, seed: number) {
  const { database, house } = till
  const earlier = new Set(fake.trades.keys())
  const isMine = (paymentNo: string) => !earlier.has(paymentNo)
  const purse = { points: 2000, gold: 1000 }
  const people = [await till.buyer(purse), await till.buyer(purse), await till.buyer(purse)]
  const given = { points: 100, gold: 50 }
  const stocks = { parcel: 9, coupon: 7, codes: 6 }
  const goods = [
    await till.goods({ ...given, stock: stocks.parcel }),
    await till.goods({ ...given, stock: stocks.coupon, kind: 'coupon', money: 300 }),
    await till.goods({ ...given, stock: stocks.codes, kind: 'digital', money: 500 }),
  ]
  const codes = { goodsId: goods[2]!, rightKey: '', codes: ['one', 'two'] }
  await importCodes(database.db, house.config.dataKey, codes)
  const game: Game = {
    fake,
    till,
    dice: createDice(seed),
    people,
    goods,
    orders: [],
    told: [],
    isMine,
  }
  const stage: Stage = { database, fake, isMine, stocks: Object.values(stocks) }
  return { game, stage }
}

/** Long enough for every order to expire and for every job to have done its work. */
async function untilQuiet(till: Till): Promise<void> {
  for (let round = 0; round < 12; round++) {
    till.later(400)
    await till.cancelOverdue()
    await till.watch()
    await till.refund()
  }
}
