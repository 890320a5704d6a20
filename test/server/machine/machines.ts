import { setSecret } from '@server/areas/machine/machine'
import { iterMachines, iterSlots } from '@server/areas/machine/tables'
import type { Config } from '@server/config'
import type { Database } from '@server/database/database'
import { demo } from '@server/database/demo'

interface Place {
  database: Database
  config: Config
}

type Machine = Partial<typeof iterMachines.$inferInsert>
type Slot = Partial<typeof iterSlots.$inferInsert>

let made = 0

const secrets = new Map<string, string>()

/** What a machine made here signs with. */
export const secretOf = (machineSn: string): string => secrets.get(machineSn) ?? 'of no machine'

/** A machine of its own that has just reported, with the credentials of a device. */
export async function newMachine({ database: { db }, config }: Place, given: Machine = {}) {
  const number = `TM-${process.pid}-${++made}`
  const [machine] = await db
    .insert(iterMachines)
    .values({
      operatorId: demo.operator.userId,
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
  return { machineId, machineSn }
}

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
  return slot!
}
