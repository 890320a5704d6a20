import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { demoSecret, setSecret } from './machine'
import { type DemoMachine, mine, others, planogram } from './demo-machines'
import { iterMachines, iterSlots } from './tables'

export async function seedIter(db: Db, context: SeedContext) {
  for (const machine of mine) await plant(db, demo.operator.userId, machine, context)
  for (const machine of others) await plant(db, demo.otherOperator.userId, machine, context)
}

async function plant(db: Db, operatorId: string, machine: DemoMachine, context: SeedContext) {
  const { sn, name, village, address, at, temperature, silentFor } = machine
  const { now, config } = context
  const minutes = silentFor ?? 0
  const [row] = await db
    .insert(iterMachines)
    .values({
      operatorId,
      machineSn: sn,
      name,
      village,
      address,
      latitude: at[0],
      longitude: at[1],
      temperatureTenths: temperature,
      lastSeenAt: minutes === 'never' ? null : new Date(now.getTime() - minutes * 60_000),
      simulated: silentFor === undefined,
    })
    .returning({ machineId: iterMachines.machineId })
  const { machineId } = row!
  await setSecret({ db, key: config.dataKey }, machineId, demoSecret(sn))
  await db.insert(iterSlots).values(slotsOf(machine).map((slot) => ({ machineId, ...slot })))
}

const slotsOf = ({ slots = {} }: DemoMachine) =>
  planogram.map(({ slot, image, stock, limit, ...goods }) => {
    const special = slots[slot]
    return {
      ...goods,
      slotNo: slot,
      image: `/static/goods/${image}.svg`,
      stock: typeof special === 'number' ? special : stock,
      stuck: special === 'stuck',
      limitPerDay: limit ?? 0,
    }
  })
