import type { peopleCalls } from '@contract/manager/people'
import type { HandlersOf } from '@server/call/handler'
import { adsOf } from './ads'
import { listFans } from './fans'
import { fansByDay, fansByMachine, fansOf } from './people'
import { scopeOf } from './scope'
import { visitsOf } from './visits'

export const peopleHandlers: HandlersOf<typeof peopleCalls> = {
  '/tp5/api/Franchise/userStatistics': async (chosen, context) => {
    const scope = await scopeOf(context, chosen)
    const rows = await fansByMachine(scope)
    const sum = (of: 'buyers' | 'sold' | 'money') => rows.reduce((all, row) => all + row[of], 0)
    return {
      ...(await fansOf(scope)),
      ...{ buyers: sum('buyers'), sold: sum('sold'), money: sum('money') },
      days: await fansByDay(scope),
      machines: rows,
    }
  },

  '/tp5/api/Franchise/bindUsers': async (input, context) =>
    listFans(await scopeOf(context, input), input),

  '/tp5/api/MachinePv/list': async (chosen, context) => visitsOf(await scopeOf(context, chosen)),

  '/tp5/api/Franchise/adStatistics': async (days, context) => adsOf(await scopeOf(context, days)),
}
