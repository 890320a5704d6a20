import type { auditCalls, installCalls } from '@contract/maintenance/install'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { addStep } from './install/add-step'
import { decide, whyNotAudit } from './install/audit'
import { findInstall, lockInstall } from './install/find'
import { listAudits, listInstalls } from './install/list'
import { presentInstall } from './install/present'

export const installHandlers: HandlersOf<typeof installCalls & typeof auditCalls> = {
  '/tp5/api/OperationInstall/lists': ({ cursor, state }, context) =>
    listInstalls(context, { cursor, state }),

  '/tp5/api/OperationInstall/detail': async (input, context) =>
    presentInstall(context, await findInstall(context, input.install_id)),

  '/tp5/api/OperationInstall/add': async (input, context) => {
    await addStep(context, input)
    return presentInstall(context, await findInstall(context, input.install_id))
  },

  '/tp5/api/OperationAudit/lists': ({ cursor, done }, context) =>
    listAudits(context, { cursor, done: done === 1 }),

  '/tp5/api/OperationAudit/detail': async (input, context) => {
    const found = await findInstall(context, input.install_id)
    const why_not = whyNotAudit(found.install, context.user.userId)
    return { ...(await presentInstall(context, found)), why_not }
  },

  '/tp5/api/OperationAudit/audit': async (input, context) => {
    const { db, user, now: at } = context
    const { install } = await lockInstall(context, input.install_id)
    if (input.pass === 0 && !input.reason) throw new Refusal('invalid', '请写明哪里要返工')
    const reason = input.pass === 1 ? '' : (input.reason ?? '')
    await decide(db, install, { auditorId: user.userId, reason, redo: input.redo ?? [], at })
    return presentInstall(context, await findInstall(context, input.install_id))
  },
}
