import type { Decided, DeskContext } from '@server/call/desk-case'
import { isProposal } from './four-eyes'
import { type Action, type Decision, type Of, record } from './records'

/** The decision and the record of it, in one transaction. Says what it came to: a yes may only be proposed. */
export async function decide(
  context: DeskContext,
  { rules, ...of }: Of & { rules: Decided },
  decision: Decision,
): Promise<Action> {
  const { reason } = decision
  const action = (await isProposal(context, { rules, ...of }, decision))
    ? 'propose'
    : decision.action
  if (action === 'approve') await rules.approve(context, of.id)
  if (action === 'refuse') await rules.refuse?.(context, of.id, reason ?? '')
  if (action === 'settle') await rules.settle?.(context, of.id, reason ?? '')
  await record(context.db, of, { ...decision, action, at: context.now })
  return action
}
