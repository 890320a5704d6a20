import { sealPhoneOf } from '@server/areas/prize/receive/receipt'
import { businessDay } from '@server/calendar'
import { uuidv7 } from '@server/database/uuid'
import { drawn } from '../campaign/campaigns'
import { formerSlot, insertRow, numberOf, type Row } from './former'
import type { Former } from './former-house'

const minute = 60_000
let goods = 1000

/** An order that waits for money, and one that has waited too long. */
const waits = ({ now }: Former) => ({
  alive: { created_at: now, expires_at: new Date(now.getTime() + 9 * minute) },
  late: {
    created_at: new Date(now.getTime() - 20 * minute),
    expires_at: new Date(now.getTime() - 5 * minute),
  },
})

async function newGoods({ database }: Former, given: Row): Promise<number> {
  const goods_id = ++goods
  await insertRow(database, 'exchange_goods', {
    ...{ goods_id, category_id: 1, title: '搪瓷缸', intro: '', image: '', tint: 'a' },
    ...{ points: 100, gold: 0 },
    ...given,
  })
  return goods_id
}

/** What the shop of the former version had under way. */
export async function writeShop(former: Former) {
  const { database, now, buyer, orders } = former
  await insertRow(database, 'exchange_categories', { category_id: 1, name: '日用', position: 1 })
  const { userId: user_id } = buyer
  const { alive, late } = waits(former)
  const limited = await newGoods(former, { limit_per_user: 3 })
  const priced = await newGoods(former, { points: 50, money: 990 })
  for (const [goods_id, bought] of [
    [limited, 2],
    [priced, 3],
  ]) {
    await insertRow(database, 'exchange_stock', { goods_id, stock: 10, sold: bought })
    await insertRow(database, 'exchange_purchases', { user_id, goods_id, bought })
  }
  const ticket = async (given: object) => {
    const [ticket_id, expires_at] = [uuidv7(now.getTime()), new Date(now.getTime() + 9 * minute)]
    const goods = { goods_id: limited, number: 1, exchange_type: 1, amount: 100 }
    await insertRow(database, 'exchange_tickets', {
      user_id,
      ticket_id,
      expires_at,
      ...goods,
      ...given,
    })
    return ticket_id
  }
  const unpaid = { goods_id: priced, state: 'unpaid', amount: 50, money: 990 }
  return {
    ...{ limited, priced },
    tickets: { open: await ticket({}), spent: await ticket({ spent_at: now }) },
    unpaid: await orders.ofShop(buyer, { ...unpaid, ...alive }),
    givenUp: await orders.ofShop(buyer, { ...unpaid, ...alive }),
    late: await orders.ofShop(buyer, { ...unpaid, ...late }),
    ...(await underWay(former)),
  }
}

/** A parcel on its way, and a course that is to come. */
async function underWay({ database, now, buyer, orders }: Former) {
  const { userId: user_id } = buyer
  const began = { created_at: now, paid_at: now }
  const course = await orders.ofShop(buyer, { ...began, kind: 'course', state: 'paid' })
  const ends = new Date(now.getTime() + 3 * 24 * 60 * minute)
  await insertRow(database, 'holdings', {
    ...{ user_id, holding_id: uuidv7(now.getTime()), number: 1_000_000_001, kind: 'course' },
    ...{
      state: 'usable',
      goods_id: 1,
      title: '楷书入门',
      image: '',
      tint: 'a',
      uses: 1,
      uses_left: 1,
    },
    ...{ facts: { sessions: [] }, order_sn: course, created_at: now },
    ...{ starts_at: now, expires_at: ends },
  })
  const sent = { carrier: 'linji', tracking_no: 'LJE202610010002', shipped_at: now }
  const parcel = await orders.ofShop(buyer, { ...began, ...sent, state: 'shipped' })
  return { course, ends, parcel }
}

/** What a machine of the former version had under way; of one slot a person may take two a day. */
export async function writeMachine(former: Former) {
  const { database, now, buyer, machine, slot, orders } = former
  const { userId: user_id } = buyer
  const limited = await formerSlot(database, machine.machineId, { limit_per_day: 2 })
  const ofLimited = { offline_goods_id: limited.offlineGoodsId }
  const at = {
    ...{ machine_id: machine.machineId, offline_goods_id: slot.offlineGoodsId },
    created_at: now,
  }
  const soon = new Date(now.getTime() + minute)
  const past = new Date(now.getTime() - minute)
  const paid = { ...at, paid_at: now, commanded_at: now, deadline_at: soon }
  const sale = { ...at, kind: 'buy', pay: 'money', amount: 350, state: 'unpaid' }
  const made = {
    unpaid: await orders.ofMachine(buyer, { ...sale, deadline_at: soon }),
    late: await orders.ofMachine(buyer, { ...sale, ...ofLimited, deadline_at: past }),
    delivering: await orders.ofMachine(buyer, {
      ...{ ...paid, state: 'delivering', delivering_at: now, command_no: 40 },
    }),
    commanded: await orders.ofMachine(buyer, { ...paid, state: 'commanded', command_no: 41 }),
    delivered: await orders.ofMachine(buyer, {
      ...{ ...paid, state: 'delivered', delivered_at: now, deadline_at: null, command_no: 39 },
    }),
  }
  await insertRow(database, 'machine_purchases', {
    ...{ user_id, ...ofLimited, day: businessDay(now), bought: 2 },
  })
  const ticket_id = uuidv7(now.getTime())
  await insertRow(database, 'machine_tickets', {
    ...{ user_id, ticket_id, ...ofLimited, pay: 'gold', amount: 3, expires_at: soon },
  })
  const after_sale_no = numberOf('LS')
  await insertRow(database, 'after_sales', {
    ...{ user_id, after_sale_no, order_sn: made.delivered, title: '搪瓷缸', image: '', tint: 'b' },
    ...{ kind: 'refund', state: 'applied', number: 1, currency: 'points', amount: 30, money: 0 },
    ...{ reason: 'other', created_at: now, deadline_at: soon },
  })
  await insertRow(database, 'after_sale_events', {
    ...{ user_id, after_sale_no, position: 1, event: 'applied', created_at: now },
  })
  return { ...made, limited, ticket: ticket_id, afterSale: after_sale_no }
}

const [box, card] = ['former-box', 'former-card']

/** The campaigns themselves have not changed: they are brought in anew, as files are. */
export const campaignsNow = [
  { ...drawn, key: box, title: '邻里盲盒' },
  {
    ...{ key: card, kind: 'monthlyCard', title: '早餐月卡', card: { days: 3 } },
    ...{ price: { money: 990 }, period: { days: 100 } },
    limits: [{ of: 'user', every: 'day', most: 1 }],
    steps: [
      { do: 'pay', text: '开通' },
      { do: 'receive', text: '每天领' },
    ],
  },
]

/** What they had under way, three prizes of a box among it. */
export async function writeCampaign(former: Former) {
  const { database, config, now, buyer, orders } = former
  const { userId } = buyer
  const { alive, late } = waits(former)
  for (const { key, kind, title } of campaignsNow) {
    await insertRow(database, 'campaigns', {
      ...{ campaign_key: key, kind, title, imported_at: now },
      definition: { period: { days: 1 }, prizes: [] },
      ...{ starts_at: now, ends_at: new Date(now.getTime() + minute) },
    })
  }
  await insertRow(database, 'campaign_prizes', {
    ...{ campaign_key: box, prize_key: 'small', stock: 7, given: 3 },
  })
  const held = {
    held_on: businessDay(now),
    phone: sealPhoneOf(config.dataKey, userId, '13912345678'),
    facts: { counted: [], drawing: null, addressId: null, link: `/campaign/${box}` },
  }
  const ofBox = { ...held, campaign_key: box }
  const ofCard = { ...held, campaign_key: card, prize_key: null, title: '早餐月卡' }
  const receipt_id = uuidv7(now.getTime())
  const ended = { created_at: now, ended_at: now }
  return {
    ...{ box, card, receipt: receipt_id },
    unpaid: await orders.ofCampaign(buyer, { ...ofBox, state: 'unpaid', ...alive }),
    late: await orders.ofCampaign(buyer, { ...ofBox, state: 'unpaid', ...late }),
    paid: await orders.ofCampaign(buyer, {
      ...{ ...ofBox, state: 'paid', pay: 'gold', amount: 9, created_at: now, paid_at: now },
    }),
    done: await orders.ofCampaign(buyer, {
      ...{ ...ofBox, ...ended, state: 'done', paid_at: now, pay: 'points', amount: 10, receipt_id },
    }),
    cancelled: await orders.ofCampaign(buyer, { ...ofBox, ...ended, state: 'cancelled' }),
    unpaidCard: await orders.ofCampaign(buyer, { ...ofCard, state: 'unpaid', ...alive }),
  }
}
