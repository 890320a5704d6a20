import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { machines } from '@server/areas/machine/machine'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'

/** Who sees to the machines of the demo, and when things happened there. */
export function openStage(db: Db, now: Date) {
  return {
    db,
    now,
    ago: (days: number, hours = 0) => new Date(now.getTime() - days * dayMs - hours * 3600_000),
    people: {
      first: demo.maintainer.userId,
      second: demo.otherMaintainer.userId,
      third: demo.thirdMaintainer.userId,
    },
    machineId: async (machineSn: string): Promise<number> => {
      const [row] = await db.select().from(machines).where(eq(machines.machineSn, machineSn))
      if (!row) throw new Error(`The demo has no machine ${machineSn}`)
      return row.machineId
    },
  }
}

export type DemoStage = ReturnType<typeof openStage>

/** The same in every demo. */
export function idOf(what: string): string {
  const hex = createHash('sha256').update(what).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
