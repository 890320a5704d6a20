import type { reportCalls } from '@contract/iter/report'
import type { HandlersOf } from '@server/call/handler'
import { detailOf, periodsOf, totalOf } from './report/report'
import { scopeOf } from './sales/scope'

export const reportHandlers: HandlersOf<typeof reportCalls> = {
  '/tp5/api/IterReport/total': async (chosen, context) => totalOf(await scopeOf(context, chosen)),

  '/tp5/api/IterReport/list': async (input, context) =>
    periodsOf(await scopeOf(context, input), input),

  '/tp5/api/IterReport/detail': async (chosen, context) => detailOf(await scopeOf(context, chosen)),
}
