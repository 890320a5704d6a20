import type { applyCalls } from '@contract/iter/apply'
import type { HandlersOf } from '@server/call/handler'
import { applyFor, freeMachines, myApplication } from './apply/applications'

export const applyHandlers: HandlersOf<typeof applyCalls> = {
  '/tp5/api/Iter/application': (_input, context) => myApplication(context),

  '/tp5/api/Iter/machines': async (_input, { db, now }) => ({ list: await freeMachines(db, now) }),

  '/tp5/api/Iter/apply': async ({ machine_id: machineId, words }, context) => {
    await applyFor(context, { machineId, words })
    return myApplication(context)
  },
}
