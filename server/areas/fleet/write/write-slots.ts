import { inArray } from 'drizzle-orm'
import { noteMovements, slots as iterSlots } from '@server/areas/machine/machine'
import type { Db } from '@server/database/database'
import { overwrite } from '@server/database/overwrite'
import { pictureAddress } from '@server/importing/pictures'
import { bySlot, type KnownSlot, lockSlots, slotIn } from './known-slots'
import { allSlots, type MachineFile } from './machine-file'

/** In one statement; PostgreSQL takes 65 535 values. */
const most = 1000

/** Other goods in a slot are other goods: who was on the way to buy the old ones gets nothing else. */
export async function writeSlots(
  tx: Db,
  file: MachineFile,
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Date },
) {
  const numbers = file.machines.filter(({ slots }) => slots).map(({ number }) => number)
  const known = await lockSlots(tx, numbers)
  const gone = known.filter((one) => !staysIn(file, one))
  const goneIds = gone.map(({ offlineGoodsId }) => offlineGoodsId)
  await tx.delete(iterSlots).where(inArray(iterSlots.offlineGoodsId, goneIds))
  const book = (slot: Slot, kind: 'removed' | 'counted', before: number) => {
    const { machineId, slotNo, offlineGoodsId, stock, held } = slot
    const lies = kind === 'removed' ? 0 : stock + held
    const line = { machineId, slotNo, offlineGoodsId, kind, units: lies - before, lies }
    return { ...line, subject: '导入', happenedAt: now }
  }
  await noteMovements(
    tx,
    gone.map((slot) => book(slot, 'removed', slot.stock + slot.held)),
  )
  const kept = bySlot(known.filter((one) => !gone.includes(one)))
  const rows = allSlots(file).map(({ thing }) => {
    const { limit, picture, ...goods } = file.goods[thing.slot.goods]!
    const before = slotIn(kept, thing)
    const { no: slotNo, capacity, stock } = thing.slot
    return {
      ...goods,
      machineId: ids.get(thing.machine.number)!,
      slotNo,
      image: pictureAddress(picture),
      limitPerDay: limit,
      capacity,
      stock: stock === undefined ? (before?.stock ?? 0) : stock - (before?.held ?? 0),
    }
  })
  const before = new Map(known.map((one) => [one.offlineGoodsId, one.stock + one.held]))
  for (let at = 0; at < rows.length; at += most) {
    const written = await upsert(tx, rows.slice(at, at + most))
    await noteMovements(
      tx,
      written.map((slot) => book(slot, 'counted', before.get(slot.offlineGoodsId) ?? 0)),
    )
  }
}

type Slot = Pick<KnownSlot, 'machineId' | 'slotNo' | 'offlineGoodsId' | 'stock' | 'held'>

const staysIn = (file: MachineFile, { machineSn, slotNo, title }: KnownSlot) =>
  allSlots(file).some(
    ({ thing: { machine, slot } }) =>
      machine.number === machineSn && slot.no === slotNo && file.goods[slot.goods]!.title === title,
  )

const upsert = (tx: Db, rows: (typeof iterSlots.$inferInsert)[]) =>
  tx
    .insert(iterSlots)
    .values(rows)
    .onConflictDoUpdate({
      target: [iterSlots.machineId, iterSlots.slotNo],
      set: overwrite(
        iterSlots,
        'title',
        'intro',
        'image',
        'tint',
        'points',
        'gold',
        'money',
        'limitPerDay',
        'capacity',
        'stock',
      ),
    })
    .returning()
