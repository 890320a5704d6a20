import type { managerCalls } from '@contract/manager'
import { giveDuties } from '@server/areas/duty/duty'
import { earn } from '@server/areas/earnings/earnings'
import { machineBonds } from '@server/areas/home/tables'
import { machineDays, machineGoodsDays } from '@server/areas/sales/sales'
import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay } from '@server/calendar'
import { newPerson } from '../../server/harness/people'
import type { House } from '../../server/harness/openHouse'
import { newMachine } from '../../server/machine/machines'
import { nothing, type SamplesOf } from '../sample'

const year = () => ({ start_time: '2026-01-01', end_time: '2026-12-31' })

let made = 0

const ownerOf = async (house: House, token: string) =>
  (await house.ask('/user/Center/index', {}, { token })).user_id

/** A machine that is the caller's in part, and has sold something. */
async function newOwned(house: House, token: string) {
  const { machineId } = await newMachine(house)
  const userId = await ownerOf(house, token)
  const { db } = house.database
  const share = { role: 'owner' as const, machineId, share: 40, startsAt: new Date(2020, 0) }
  await giveDuties(db, [{ userId, ...share }])
  const day = businessDay(new Date())
  await db.insert(machineDays).values({ machineId, day, sold: 2, money: 700 })
  const title = `样品汽水 ${++made}`
  const goods = { machineId, day, offlineGoodsId: made, title, sold: 2, money: 700 }
  await db.insert(machineGoodsDays).values(goods)
  return { machine_id: machineId, title }
}

const ofOne = async (house: House, token: string) => {
  const { machine_id } = await newOwned(house, token)
  return { machine_id }
}

async function newFan(house: House, token: string) {
  const { machine_id: machineId } = await newOwned(house, token)
  const { userId } = await newPerson(house)
  const bond = { userId, machineId, boundAt: new Date() }
  const [row] = await house.database.db.insert(machineBonds).values(bond).returning()
  return { fan_id: row!.fanId }
}

async function newIncome(house: House, token: string) {
  const userId = await ownerOf(house, token)
  const given = { userId, source: 'machine' as const, subject: `sample machine ${++made}` }
  const more = { title: 'LJ-0107 售货机分成', amount: 96_00, settlesAt: null, at: new Date() }
  const income = await house.database.transaction((tx) =>
    earn(tx, { ...given, ...more, from: ofHouse('gifts') }),
  )
  return { income_id: income!.incomeId }
}

const own = { owner: 'owner', stranger: 'own' } as const
const refused = { owner: 'owner', stranger: 'refused' } as const

export const samples: SamplesOf<typeof managerCalls> = {
  '/tp5/api/MachineManager/list': { ...own, input: year },
  '/tp5/api/MachineManager/detail': { ...refused, input: ofOne },
  '/tp5/api/MachineManager/total': { ...own, input: year },
  '/tp5/api/Machine/lists': { ...own, input: nothing },
  '/tp5/api/Franchise/list': { ...refused, input: ofOne },
  '/tp5/api/Franchise/detail': { ...refused, input: newOwned },
  '/tp5/api/Franchise/total': { ...refused, input: ofOne },
  '/tp5/api/Franchise/machineStatistics': {
    ...refused,
    input: async (house, token) => ({ by: 'day', ...(await ofOne(house, token)) }),
  },
  '/tp5/api/Franchise/incomeStatistics': { ...refused, input: ofOne },
  '/tp5/api/Machine/incomeRatio': { ...own, input: year },
  '/tp5/api/Machine/synthesizeIncome': { ...own, input: nothing },
  '/tp5/api/Franchise/export': { ...refused, input: ofOne },
  '/tp5/api/Franchise/userStatistics': { ...refused, input: ofOne },
  '/tp5/api/Franchise/bindUsers': { ...refused, input: newFan },
  '/tp5/api/MachinePv/list': { ...refused, input: ofOne },
  '/tp5/api/Franchise/adStatistics': { ...own, input: year },
  '/tp5/api/FranchiseManage/lists': { ...own, input: year },
  '/tp5/api/FranchiseManage/detail': { ...refused, input: newIncome },
}
