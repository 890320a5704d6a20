import { eq } from 'drizzle-orm'
import type { refillCalls } from '@contract/refill'
import { deskCases } from '@server/areas/assembled'
import { refillOrders, supplies } from '@server/areas/refill/tables'
import { newMachine, newSlot } from '../../server/machine/machines'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

const supplyKey = 'water'

async function newEmptySlot(house: House) {
  const { machineId } = await newMachine(house)
  const water = eq(supplies.supplyKey, supplyKey)
  const [supply] = await house.database.db.select().from(supplies).where(water)
  const title = supply!.fits[0]!
  const { slotNo } = await newSlot(house.database, machineId, { title, stock: 0 })
  return { machine_id: machineId, slot_no: slotNo }
}

/** Four packs that are on their way, and have come so far. */
async function newOrder(house: House, token: string, until: 'ordered' | 'sent' | 'counted') {
  const owner = { token }
  const cart = await house.ask('/tp5/api/ShoppingCart/index', {}, owner)
  for (const { supply_key } of cart.list)
    await house.ask('/tp5/api/PurchaseGoods/delete', { supply_keys: supply_key }, owner)
  const { order_sn } = await house.ask(
    '/tp5/api/FranchiseOrder/store',
    await newWish(house, token),
    owner,
  )
  const context = { db: house.database.db, config: house.config, now: new Date() }
  if (until !== 'ordered') await deskCases.refill!.approve(context, order_sn)
  const received = '1:96'
  if (until === 'counted')
    await house.ask('/tp5/api/FranchiseOrder/confirm', { order_sn, received }, owner)
  return { order_sn }
}

/** What is owed so far is settled, and the cart is full. */
async function newWish(house: House, token: string) {
  await house.database.db.update(refillOrders).set({ owed: 0 })
  const filled = { supply_key: supplyKey, packs: 4 }
  const { sum } = await house.ask('/tp5/api/ShoppingCart/changeNumber', filled, { token })
  const form = { name: '李明', phone: '13912345678', region_code: '330110', detail: '东苑 1 幢' }
  const { list } = await house.ask('/user/address/index', {}, { token })
  const [known] = list
  const { address_id } = known ?? (await house.ask('/user/address/add', form, { token }))
  return { address_id, pay: 'account' as const, sum }
}

async function newVan(house: House, token: string) {
  const slot = await newEmptySlot(house)
  const order = await newOrder(house, token, 'counted')
  await house.ask('/tp5/api/Goods/finish', order, { token })
  return { ...slot, supply_key: supplyKey, units: 1 }
}

const own = { owner: 'operator', stranger: 'own' } as const
const refused = { owner: 'operator', stranger: 'refused' } as const

export const samples: SamplesOf<typeof refillCalls> = {
  '/tp5/api/Warning/list': { ...own, input: nothing },
  '/tp5/api/Warning/addGoodsToCart': { ...refused, input: newEmptySlot },
  '/tp5/api/PurchaseGoods/list': { ...own, input: nothing },
  '/tp5/api/IterDistributor/lists': { ...own, input: nothing },
  '/tp5/api/ShoppingCart/index': { ...own, input: nothing },
  '/tp5/api/ShoppingCart/changeNumber': {
    ...own,
    input: () => ({ supply_key: supplyKey, packs: 3 }),
  },
  '/tp5/api/PurchaseGoods/delete': { ...own, input: () => ({ supply_keys: supplyKey }) },
  '/tp5/api/Order/tips': { ...own, input: nothing },
  '/tp5/api/FranchiseOrder/check': { ...own, input: nothing },
  '/tp5/api/FranchiseOrder/store': { ...refused, input: newWish },
  '/tp5/api/FranchiseOrder/cancel': {
    ...refused,
    input: (house, token) => newOrder(house, token, 'ordered'),
  },
  '/tp5/api/FranchiseOrder/index': { ...own, input: nothing },
  '/tp5/api/FranchiseOrder/show': {
    ...refused,
    input: (house, token) => newOrder(house, token, 'ordered'),
  },
  '/tp5/api/FranchiseOrder/track': {
    ...refused,
    input: (house, token) => newOrder(house, token, 'sent'),
  },
  '/tp5/api/FranchiseOrder/confirm': {
    ...refused,
    input: async (house, token) => ({
      ...(await newOrder(house, token, 'sent')),
      received: '1:96',
    }),
  },
  '/tp5/api/Goods/finish': {
    ...refused,
    input: (house, token) => newOrder(house, token, 'counted'),
  },
  '/tp5/api/Goods/stock': { ...own, input: nothing },
  '/tp5/api/FranchiseOrder/put': { ...refused, input: newVan },
}
