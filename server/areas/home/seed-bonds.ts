import { asc, sql } from 'drizzle-orm'
import { machines } from '@server/areas/machine/machine'
import { machineCustomers } from '@server/areas/sales/sales'
import { villages } from '@server/areas/village/village'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoNeighbours } from '@server/database/demo'
import { machineBonds } from './tables'

/** What a neighbour buys in a month, and what a piece costs on average, in cents. */
const [aMonth, price] = [3, 370]

/** Neighbours came by the machines of their village, and have bought there since. */
export async function seedBonds(tx: Db, now: Date): Promise<void> {
  const places = await tx.select().from(machines).orderBy(asc(machines.machineSn))
  const names = new Map(
    (await tx.select().from(villages)).map(({ villageKey, name }) => [villageKey, name]),
  )
  const rows = demoNeighbours().flatMap(({ userId, village, daysAgo }, nth) => {
    const near = places.filter((machine) => machine.village === names.get(village))
    const own = near[nth % near.length]
    return own ? [{ userId, machineId: own.machineId, daysAgo, nth }] : []
  })
  await tx.insert(machineBonds).values(
    rows.map(({ userId, machineId, daysAgo }) => ({
      ...{ userId, machineId },
      boundAt: new Date(now.getTime() - Math.floor(daysAgo / 2) * dayMs),
    })),
  )
  await tx
    .insert(machineCustomers)
    .values(
      rows.map(({ userId, machineId, daysAgo, nth }) => {
        const sold = 1 + Math.floor((daysAgo * (aMonth + (nth % 4))) / 60)
        return { userId, machineId, sold, money: sold * (price + (nth % 5) * 20) }
      }),
    )
    .onConflictDoUpdate({
      target: [machineCustomers.userId, machineCustomers.machineId],
      set: {
        sold: sql`${machineCustomers.sold} + excluded.sold`,
        money: sql`${machineCustomers.money} + excluded.money`,
      },
    })
}
