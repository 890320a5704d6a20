import type { dataPointCalls } from '@contract/sharing/data-point'
import type { HandlersOf } from '@server/call/handler'
import { countPoint } from './count-point'

export const dataPointHandlers: HandlersOf<typeof dataPointCalls> = {
  '/tp5/api/DataPoint/push': async ({ name }, { db, now }) => {
    await countPoint(db, name, now)
    return {}
  },
}
