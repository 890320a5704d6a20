import { writePlaces } from '@server/areas/machine/machines/places'
import { iterMachines } from '@server/areas/machine/tables'
import { chanceOf } from '@server/areas/fleet/sales/chance'
import type { Database } from '@server/database/database'

export interface Size {
  machines: number
  /** How many days lie behind every machine. */
  days: number
  /** How many of the machines are the owner's. */
  owned: number
}

const [hours, kinds] = [8, 5]

/** Machines all over a town, and the sums of so many days of each; the first of them are an owner's. */
export async function fillSales(
  { db, pool }: Database,
  userId: string,
  { machines, days, owned }: Size,
) {
  const chance = chanceOf(machines)
  for (let from = 0; from < machines; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, machines - from) }, (_, nth) =>
      machineRow(from + nth, chance),
    )
    await writePlaces(db, await db.insert(iterMachines).values(rows).returning())
  }
  await pool.query(
    `insert into duties (user_id, role, machine_id, share, starts_at)
     select $1, 'owner', machine_id, 40, now() - interval '9 years' from iter_machines
     order by machine_id limit $2`,
    [userId, owned],
  )
  await pool.query(
    `insert into iter_slots (machine_id, slot_no, title, image, stock, capacity, points, money)
     select machine_id, 'A' || kind, '商品 ' || kind, '/static/goods/can.svg', 3, 8, 30, 350
     from iter_machines, generate_series(1, ${kinds}) as kind`,
  )
  const sums = `select machine_id, current_date - nth as day from iter_machines,
    generate_series(0, $1::int - 1) as nth`
  await pool.query(
    `insert into machine_days (machine_id, day, sold, money, points)
     select machine_id, day, ${hours}, ${hours} * 350, 30 from (${sums}) each`,
    [days],
  )
  await pool.query(
    `insert into machine_hours (machine_id, day, hour, sold, money)
     select machine_id, day, hour, 1, 350 from (${sums}) each,
       generate_series(10, 9 + ${hours}) as hour`,
    [days],
  )
  await pool.query(
    `insert into machine_goods_days (machine_id, day, offline_goods_id, title, sold, money)
     select machine_id, day, machine_id * ${kinds} + kind, '商品 ' || kind, 2, 700
     from (${sums}) each, generate_series(1, ${kinds}) as kind`,
    [days],
  )
  await pool.query(
    `insert into machine_visits (machine_id, day, visits)
     select machine_id, day, 20 from (${sums}) each`,
    [days],
  )
  await pool.query('vacuum analyze')
}

/** A town of thirty kilometres. */
const machineRow = (nth: number, chance: () => number) => ({
  machineSn: `BS-${nth}`,
  name: `机器 ${nth}`,
  village: `村 ${Math.floor(nth / 30)}`,
  latitude: 30.2 + chance() * 0.27,
  longitude: 120 + chance() * 0.31,
  lastSeenAt: new Date(),
})
