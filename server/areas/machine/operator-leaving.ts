import { count, eq } from 'drizzle-orm'
import type { Leaving } from '@server/areas/account/account'
import { iterMachines } from './machine-tables'

export const iterLeaving: Leaving = {
  obstacles: async (db, { userId }) => {
    const [row] = await db
      .select({ machines: count() })
      .from(iterMachines)
      .where(eq(iterMachines.operatorId, userId))
    if (!row?.machines) return []
    return [{ text: `您还管着 ${row.machines} 台机器`, way: '先联系客服交接给同事', link: '' }]
  },
  tables: {
    iter_machines: { stays: 'nobody leaves who still has one' },
  },
}
