import { asc } from 'drizzle-orm'
import { machines, slots } from '@server/areas/machine/machine'
import { type GivenSums, writeSums } from '@server/areas/sales/sales'
import { businessDay, dayAfter, hourOf } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demoFile } from '@server/database/demo-files'
import { type Calendar, type Goods, makeSales, type Seller, skyOf, type Sums } from './make-sales'
import type { PatternName } from './patterns'

interface Place {
  pattern: PatternName
  a_day: number
  /** Of its last week every sale stands by itself, and the sums come of them. */
  singly?: true
}

/** So many days, today among them, are sold one by one. */
export const singleDays = 7

export const demoPlaces = () =>
  JSON.parse(demoFile('machine-sales.json')) as Readonly<Record<string, Place>>

const sky = 20_251_126

/** They end with the hour before this one; of a kind of goods one slot sells them all. */
export async function plantSales(tx: Db, now: Date, days: number): Promise<void> {
  const places = demoPlaces()
  const rows = await tx.select().from(machines).orderBy(asc(machines.machineSn))
  const lying = await tx.select().from(slots).orderBy(asc(slots.slotNo))
  const sellers = rows.flatMap(({ machineId, machineSn }, nth): DemoSeller[] => {
    const place = places[machineSn]
    if (!place) return []
    const goods = new Map<string, Goods>()
    for (const slot of lying)
      if (slot.machineId === machineId && !goods.has(slot.title)) goods.set(slot.title, slot)
    const { pattern, a_day: aDay, singly = false } = place
    return [{ machineId, seed: nth + 1, pattern, aDay, singly, goods: [...goods.values()] }]
  })
  const firstDay = dayAfter(businessDay(now), 1 - days)
  await writeSums(tx, sumsOf(sellers, calendarOf(firstDay, days, now), firstDay))
}

function calendarOf(firstDay: string, number: number, now: Date): Calendar {
  const skies = skyOf(sky, number)
  const days = skies.map((weather, nth) => {
    const day = new Date(`${dayAfter(firstDay, nth)}T00:00:00Z`)
    return { month: day.getUTCMonth(), weekday: day.getUTCDay(), weather }
  })
  return { days, until: hourOf(now) }
}

const listOf = (sums: Sums) => [
  ...[sums.sold, sums.money, sums.points, sums.gold],
  ...[sums.refunds, sums.moneyBack, sums.pointsBack, sums.goldBack],
]

const withoutLast = ({ days }: Calendar): Calendar => ({
  days: days.slice(0, -singleDays),
  until: 24,
})

interface DemoSeller extends Seller {
  singly: boolean
}

function sumsOf(sellers: readonly DemoSeller[], calendar: Calendar, firstDay: string): GivenSums {
  const [days, hours, goods, visits]: number[][][] = [[], [], [], []]
  for (const seller of sellers) {
    const { machineId } = seller
    const kinds = seller.goods.length
    const year = makeSales(seller, seller.singly ? withoutLast(calendar) : calendar)
    for (const [day, sums] of year.days) days!.push([machineId, day, ...listOf(sums)])
    for (const [day, count] of year.visits) visits!.push([machineId, day, count])
    for (const [key, { sold, money }] of year.hours)
      hours!.push([machineId, Math.floor(key / 24), key % 24, sold, money])
    for (const [key, sums] of year.goods) {
      const { offlineGoodsId } = seller.goods[key % kinds]!
      goods!.push([machineId, Math.floor(key / kinds), offlineGoodsId, ...listOf(sums)])
    }
  }
  const titles = new Map(
    sellers.flatMap((one) => one.goods.map(({ offlineGoodsId, title }) => [offlineGoodsId, title])),
  )
  return { firstDay, days: days!, hours: hours!, goods: goods!, visits: visits!, titles }
}
