import type { Decided, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { type Decision, type DeskRecord, newestOf, type Of } from './records'

/** What a yes would give back, where that is so much that it takes two people. */
export async function sumForTwo(
  context: DeskContext,
  { id, rules }: { id: string; rules: Decided },
): Promise<number | undefined> {
  const amount = (await rules.amount?.(context, id)) ?? 0
  return amount > 0 && amount >= context.config.fourEyes ? amount : undefined
}

/** Cases to which one person has said yes, and a second is to. */
export async function proposals(db: Db, kind: string, ids: readonly string[]) {
  const newest = [...(await newestOf(db, kind, ids))]
  return new Map(newest.filter(([, { action }]) => action === 'propose'))
}

/** Whether this yes is the first of two. The second is another person, with an account of their own. */
export async function isProposal(
  context: DeskContext,
  named: Of & { rules: Decided },
  { action, by, door, osUser }: Decision,
): Promise<boolean> {
  if (action !== 'approve' || (await sumForTwo(context, named)) === undefined) return false
  const proposal = (await proposals(context.db, named.kind, [named.id])).get(named.id)
  if (!proposal) return true
  if (proposal.door !== door) throw elsewhere(proposal)
  if (proposal.osUser === osUser || (door === 'desk' && proposal.decidedBy === by))
    throw notYou(proposal)
  return false
}

const doorTexts: Record<DeskRecord['door'], string> = { phone: '手机上', desk: '命令行' }

/** Nobody can say who of the one place is who of the other. */
const elsewhere = ({ decidedBy, door }: DeskRecord) =>
  new Refusal(
    'invalid',
    `${decidedBy}在${doorTexts[door]}提出了通过，要由另一个人在同一个地方再通过一次`,
  )

const notYou = ({ decidedBy, door, osUser }: DeskRecord) =>
  new Refusal(
    'invalid',
    door === 'phone'
      ? '您已经提出通过，要由另一个人再通过一次'
      : `${decidedBy}（系统账号 ${osUser}）已经提出通过，要由另一个人用自己的系统账号再通过一次`,
  )
