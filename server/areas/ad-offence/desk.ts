import { desc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { taskOf } from '@server/areas/advertiser/advertiser'
import { offenceKinds, type OffenceKind } from '@server/areas/fairness/fairness'
import { adBills, type Bill, billStates, lockPartAt, noteAgainst } from '@server/areas/task/task'
import { replyTime } from '@server/calendar'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'

const mostShown = 30

const kinds = Object.entries(offenceKinds) as [OffenceKind, { name: string }][]
const names = kinds.map(([, { name }]) => name).join('、')

function readNote(note: string): { kind: OffenceKind; words: string } {
  const [, name, words] = /^(.+?)[：:]\s*(.+)$/.exec(note) ?? []
  const found = kinds.find(([, kind]) => kind.name === name)
  if (!found || !words)
    throw new Refusal('invalid', `说明写成“种类：情况”，种类是 ${names} 里的一种`)
  return { kind: found[0], words }
}

/** The parts of a person, so that their numbers are known. */
async function partsOf({ db }: DeskContext, userId: string) {
  const own = eq(adBills.userId, userId)
  const rows = await db
    .select()
    .from(adBills)
    .where(own)
    .orderBy(desc(adBills.billUserId))
    .limit(mostShown)
  if (rows.length === 0) throw new Refusal('notFound', '没有这个任务编号，也没有这个账号做的任务')
  return rows
}

const lineOf = async ({ db }: DeskContext, { taskId, state, createdAt }: Bill) =>
  `${(await taskOf(db, taskId))?.title ?? taskId}，${billStates.of(state).text}，${replyTime(createdAt)} 开始`

/** What a person of the house saw somebody do against the rules: by the number of the part, or of the account. */
export const offenceCase: DeskCase = {
  title: '任务违规（按任务编号或账号）',
  hours: 24,

  // nobody asks for it: it begins with what somebody noticed
  list: () => Promise.resolve([]),

  async show(context, id) {
    const one = uuid.safeParse(id).success ? id : ''
    if (!one) throw new Refusal('notFound', '请写任务编号或账号')
    const [bill] = await context.db.select().from(adBills).where(eq(adBills.billUserId, one))
    const bills = bill ? [bill] : await partsOf(context, one)
    const facts = bills.map(async (each) => [each.billUserId, await lineOf(context, each)] as const)
    const said = [
      ['账号', bills[0]!.userId],
      ['怎么记', `settle offence <任务编号> --note 种类：情况；种类有 ${names}`],
    ] as const
    return {
      since: bills[0]!.createdAt,
      facts: [...said, ...(await Promise.all(facts))],
      pictures: [],
    }
  },

  approve: () => Promise.reject(new Refusal('invalid', '这里没有要通过的，记违规用 settle')),

  async settle(context, id, note) {
    const { kind, words } = readNote(note)
    if (!uuid.safeParse(id).success) throw new Refusal('notFound', '没有这个任务编号')
    await noteAgainst(context, (await lockPartAt(context.db, id)).bill, kind, words)
  },
}
