import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { iterCalls } from '@contract/iter'
import { operatorApplications } from '@server/areas/iter/tables'
import { duties } from '@server/areas/duty/tables'
import { newSale } from '../../server/iter/sale'
import { newMachine, newSlot } from '../../server/machine/machines'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

const newMachineWithSlot = async (house: House, given: Parameters<typeof newSlot>[2] = {}) => {
  const { machineId, machineSn: machine_sn } = await newMachine(house)
  const { slotNo: slot_no, offlineGoodsId: goods_id } = await newSlot(
    house.database,
    machineId,
    given,
  )
  return { machine_sn, slot_no, goods_id }
}

async function whichMachine(house: House) {
  const { machine_sn } = await newMachineWithSlot(house)
  return { machine_sn }
}

async function whichSlot(house: House, given: Parameters<typeof newSlot>[2] = {}) {
  const { machine_sn, slot_no } = await newMachineWithSlot(house, given)
  return { machine_sn, slot_no }
}

async function newStep(house: House) {
  const done = { work_id: randomUUID(), done_at: new Date().toISOString() }
  return { ...(await newMachineWithSlot(house)), ...done }
}

async function whichSale(house: House, did: 'delivered' | 'failed' | 'silent') {
  const { order_sn } = await newSale(house, did)
  return { order_sn }
}

/** A machine whose operator has left, and nobody of whom an application waits. */
async function machineWithoutOperator(house: House) {
  const { db } = house.database
  await db.delete(operatorApplications)
  const { machineId } = await newMachine(house)
  await db.delete(duties).where(eq(duties.machineId, machineId))
  return machineId
}

const own = { owner: 'operator', stranger: 'own', input: nothing } as const

export const samples: SamplesOf<typeof iterCalls> = {
  '/tp5/api/Slot/index': { owner: 'operator', stranger: 'own', input: nothing },
  '/tp5/api/Slot/list': { owner: 'operator', stranger: 'refused', input: whichMachine },
  '/tp5/api/Slot/show': {
    owner: 'operator',
    stranger: 'refused',
    input: (house) => whichSlot(house),
  },
  '/tp5/api/Slot/reconciliation': {
    owner: 'operator',
    stranger: 'refused',
    input: whichMachine,
  },
  '/tp5/api/Slot/goods': { owner: 'operator', stranger: 'own', input: nothing },
  '/tp5/api/FranchiseSlot/display': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({ ...(await whichSlot(house)), shown: 0 }),
  },
  '/tp5/api/Slot/displayAllGoods': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({ ...(await whichMachine(house)), shown: 0 }),
  },
  '/tp5/api/FranchiseSlot/saveGoods': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({
      ...(await newMachineWithSlot(house)),
      ...{ title: '乌梅汁', points: 40, gold: 0, money: 400, limit_per_day: 2 },
    }),
  },
  '/tp5/api/Slot/load': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({ ...(await newStep(house)), units: 2 }),
  },
  '/tp5/api/Slot/count': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({ ...(await newStep(house)), found: 4, reason: 'counted' }),
  },
  '/tp5/api/IterOrder/lists': own,
  '/tp5/api/IterOrder/detail': {
    owner: 'operator',
    stranger: 'refused',
    input: (house) => whichSale(house, 'delivered'),
  },
  '/tp5/api/AbnormalOrder/list': own,
  '/tp5/api/AbnormalOrder/mark': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({
      ...(await whichSale(house, 'failed')),
      outcome: 'settled',
      note: '换了弹簧',
    }),
  },
  '/tp5/api/RefundOrder/list': own,
  '/tp5/api/RefundOrder/refund': {
    owner: 'operator',
    stranger: 'refused',
    input: async (house) => ({ ...(await whichSale(house, 'delivered')), reason: 'stuck' }),
  },
  '/tp5/api/IterReport/total': own,
  '/tp5/api/IterReport/list': { ...own, input: () => ({ by: 'day' }) },
  '/tp5/api/IterReport/detail': own,
  '/tp5/api/Iter/application': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Iter/machines': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/Iter/apply': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house) => ({
      machine_id: await machineWithoutOperator(house),
      words: '我就住在旁边，每天都能来补货',
    }),
  },
  '/tp5/api/IterContact/mine': own,
  '/tp5/api/IterContact/setPopStatus': {
    ...own,
    input: () => ({ shown: 1, hours: '8:00–20:00' }),
  },
  '/tp5/api/IterContact/show': {
    owner: 'consumer',
    stranger: 'own',
    input: async (house) => ({ machine_id: (await newMachine(house)).machineId }),
  },
  '/tp5/api/MachineSlotTest/scan': {
    owner: 'operator',
    stranger: 'refused',
    input: (house) => whichSlot(house, { stuck: true }),
  },
}
