import { dayMs } from '@server/calendar'
import { openHouse } from '../harness/openHouse'
import { openField } from './leads'

/** A house with a clock of its own, and those who develop its places. */
export async function openOwnField() {
  let now = new Date()
  const house = await openHouse({ clock: () => now })
  return {
    ...openField(house, () => now),
    house,
    now: () => now,
    setNow: (at: Date) => void (now = at),
    laterDays: (days: number) => void (now = new Date(now.getTime() + days * dayMs)),
  }
}

export type OwnField = Awaited<ReturnType<typeof openOwnField>>

export const errorOf = async (call: Promise<{ error: number }>) => (await call).error
