import { and, eq, inArray, ne } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { remind } from '@server/areas/message/message'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { isTaken } from '@server/database/failover'
import { hashesOfIdNumber, maskIdNumber, maskName, openPerson } from './person'
import { releaseRefusedPhotos } from './photos'
import { states } from './states'
import { identities } from './tables'

const notThere = () => new Refusal('notFound', '没有这个实名认证申请，它可能已被新的申请代替')

async function find({ db }: DeskContext, id: string) {
  if (!uuid.safeParse(id).success) throw notThere()
  const [row] = await db.select().from(identities).where(eq(identities.caseId, id))
  if (!row) throw notThere()
  return row
}

interface Decision {
  state: 'approved' | 'refused'
  reason: string | null
}

/** Two who decide at the same moment: the second finds it decided. */
async function decide(context: DeskContext, id: string, decision: Decision) {
  const row = await find(context, id)
  const { state } = row
  states.check(state, decision.state)
  if (decision.state === 'approved' && (await verifiedElsewhere(context, row))) throw taken()
  const decided = await context.db
    .update(identities)
    .set({ ...decision, decidedAt: context.now })
    .where(and(eq(identities.caseId, id), eq(identities.state, state)))
    .returning({ caseId: identities.caseId })
    .catch(refuseTaken)
  if (decided.length === 0) throw new Refusal('invalid', '这个申请刚刚有了变化，请重新查看')
  await remindOfDecision(context, row, decision)
}

const remindOfDecision = (
  { db, now }: DeskContext,
  { caseId, userId }: Identity,
  { state, reason }: Decision,
) =>
  remind(db, {
    ...{ userId, kind: 'identity', about: caseId, at: now },
    facts: { approved: state === 'approved', reason: reason ?? '' },
  })

/** One number verifies one account. */
function refuseTaken(error: unknown): never {
  throw isTaken(error) ? taken() : error
}

const taken = () => new Refusal('invalid', '另一个账号已经用这个身份证号通过认证，不能再通过一个')

type Identity = typeof identities.$inferSelect

/** The account that this number verifies already, by whichever data key it was hashed. */
async function verifiedElsewhere({ db, config }: DeskContext, { userId, sealed }: Identity) {
  const { idNumber } = openPerson(config.dataKey, userId, sealed)
  const [other] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(
        inArray(identities.numberHash, hashesOfIdNumber(config.dataKey, idNumber)),
        eq(identities.state, 'approved'),
        ne(identities.userId, userId),
      ),
    )
  return other?.userId
}

/** What the house is told and the person is not: it would say who else is here. */
async function sameNumber(context: DeskContext, row: Identity) {
  const other = await verifiedElsewhere(context, row)
  return other
    ? ([['同一号码', `账号 ${other} 已通过；拒绝原因只写“请联系客服核对”`]] as const)
    : []
}

export const identityCase: DeskCase = {
  title: '实名认证',
  hours: 24,

  async list({ db, config }) {
    const rows = await db
      .select()
      .from(identities)
      .where(eq(identities.state, 'waiting'))
      .orderBy(identities.submittedAt)
    return rows.map(({ caseId, userId, sealed, submittedAt }) => {
      const { name, idNumber } = openPerson(config.dataKey, userId, sealed)
      return { id: caseId, since: submittedAt, line: `${maskName(name)} ${maskIdNumber(idNumber)}` }
    })
  },

  async show(context, id) {
    const row = await find(context, id)
    const { name, idNumber } = openPerson(context.config.dataKey, row.userId, row.sealed)
    return {
      facts: [
        ['状态', states.of(row.state).text],
        ['姓名', name],
        ['身份证号', idNumber],
        ['账号', row.userId],
        ...(await sameNumber(context, row)),
        ...(row.reason ? [['拒绝原因', row.reason] as const] : []),
      ],
      since: row.submittedAt,
      pictures: [
        { name: 'front', uploadId: row.frontId },
        { name: 'back', uploadId: row.backId },
      ],
    }
  },

  approve: (context, id) => decide(context, id, { state: 'approved', reason: null }),

  async refuse(context, id, reason) {
    await decide(context, id, { state: 'refused', reason })
    await releaseRefusedPhotos(context.db, id, context.now)
  },
}
