import { asc } from 'drizzle-orm'
import { staffOf } from '@server/areas/auth/auth'
import { operatorsOf } from '@server/areas/duty/duty'
import { machines as iterMachines, slots as iterSlots } from '@server/areas/machine/machine'
import type { Asking } from '@server/command/run'
import { writtenPicture } from '@server/importing/pictures'
import { said } from '@server/importing/said'

type Slot = typeof iterSlots.$inferSelect

/** Neither secrets, which nobody sees twice, nor stock, which has moved on by the next import. */
export async function exportMachines({ db, config, now }: Asking) {
  const machines = await db.select().from(iterMachines).orderBy(asc(iterMachines.machineId))
  const slots = await db
    .select()
    .from(iterSlots)
    .orderBy(asc(iterSlots.machineId), asc(iterSlots.slotNo))
  const staff = await staffOf({ db, key: config.dataKey })
  const phones = new Map(staff.map(({ userId, phone }) => [userId, phone]))
  const ids = machines.map(({ machineId }) => machineId)
  const operators = await operatorsOf(db, ids, now)
  const goods = new Shelf()
  const written = machines.map((one) => ({
    number: one.machineSn,
    name: one.name,
    village: one.village,
    ...said({ address: one.address }),
    ...(one.latitude !== null && { latitude: one.latitude, longitude: one.longitude }),
    ...said({ operator: phones.get(operators.get(one.machineId) ?? '') }),
    ...(one.patienceSeconds !== 60 && { patience_seconds: one.patienceSeconds }),
    slots: slots
      .filter(({ machineId }) => machineId === one.machineId)
      .map((slot) => ({ no: slot.slotNo, goods: goods.keyOf(slot), capacity: slot.capacity })),
  }))
  return { goods: goods.all, machines: written }
}

/** What slots hold, each once however many slots hold it. */
class Shelf {
  readonly all: Record<string, object> = {}
  private readonly keys = new Map<string, string>()

  keyOf(slot: Slot): string {
    const goods = {
      title: slot.title,
      ...said({ intro: slot.intro }),
      picture: writtenPicture(slot.image),
      tint: slot.tint,
      ...said({ points: slot.points, gold: slot.gold, money: slot.money, limit: slot.limitPerDay }),
    }
    const content = JSON.stringify(goods)
    const key = this.keys.get(content) ?? `goods-${this.keys.size + 1}`
    this.keys.set(content, key)
    this.all[key] = goods
    return key
  }
}
