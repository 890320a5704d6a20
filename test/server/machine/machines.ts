import { giveDuties } from '@server/areas/duty/duty'
import { noteMovements, setSecret } from '@server/areas/machine/machine'
import { keepProof } from '@server/areas/machine/presence/standing'
import { writePlaces } from '@server/areas/machine/machines/places'
import { iterMachines, iterSlots } from '@server/areas/machine/tables'
import type { Config } from '@server/config'
import type { Database, Db } from '@server/database/database'
import { demo } from '@server/database/demo'

interface Place {
  database: Database
  config: Config
}

type Machine = Partial<typeof iterMachines.$inferInsert> & { operatorId?: string }
type Slot = Partial<typeof iterSlots.$inferInsert>

let made = 0

/** Has had the machine for long. */
export const runs = (db: Db, userId: string, machineId: number) =>
  giveDuties(db, [{ userId, role: 'operator', machineId, startsAt: new Date(2020, 0) }])

const secrets = new Map<string, string>()

/** What a machine made here signs with. */
export const secretOf = (machineSn: string): string => secrets.get(machineSn) ?? 'of no machine'

/** A machine of its own that has just reported, with the credentials of a device. */
export async function newMachine(
  { database: { db }, config }: Place,
  { operatorId = demo.operator.userId, ...given }: Machine = {},
) {
  const number = `TM-${process.pid}-${++made}`
  const [machine] = await db
    .insert(iterMachines)
    .values({
      machineSn: number,
      name: '试验机',
      village: '柳湾村',
      address: '试验亭',
      latitude: 30.4,
      longitude: 120.05,
      lastSeenAt: new Date(),
      ...given,
    })
    .returning()
  const { machineId, machineSn } = machine!
  secrets.set(machineSn, await setSecret({ db, key: config.dataKey }, machineId))
  await writePlaces(db, [machine!])
  await runs(db, operatorId, machineId)
  return machine!
}

interface Where {
  userId: string
  machineId: number
  now: Date
}

/** Somebody who stands before a machine, for as long as a test may take. */
export const standBefore = ({ db }: Database, where: Where) =>
  keepProof(db, { ...where, proof: 'measured', metres: 5, seconds: 3600 })

let slots = 0

/** What stands in one slot more. */
export async function newSlot({ db }: Database, machineId: number, given: Slot = {}) {
  const [slot] = await db
    .insert(iterSlots)
    .values({
      machineId,
      slotNo: `${String.fromCharCode(65 + (Math.floor(slots / 90) % 26))}${10 + (slots++ % 90)}`,
      title: '山楂汽水',
      image: '/static/goods/can.svg',
      stock: 5,
      capacity: 8,
      points: 30,
      gold: 3,
      money: 350,
      ...given,
    })
    .returning()
  const { slotNo, offlineGoodsId, stock } = slot!
  const line = { machineId, slotNo, offlineGoodsId, units: stock, lies: stock }
  await noteMovements(db, [{ ...line, kind: 'counted', subject: '开账', happenedAt: new Date() }])
  return slot!
}
