import { and, asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Verdict } from '@server/providers/wechat/verdict'
import { isPicture, type PictureCheck, settle } from './picture-checks'
import { pictureChecks } from './tables'

const isDoubtful = eq(pictureChecks.state, 'doubtful')

/** Of two who decide at the same moment the second finds it decided. */
async function find({ db }: DeskContext, id: string): Promise<PictureCheck> {
  const [check] = uuid.safeParse(id).success
    ? await db
        .select()
        .from(pictureChecks)
        .where(and(isPicture(id), isDoubtful))
        .for('update')
    : []
  if (!check) throw new Refusal('notFound', '没有这张存疑图片，它可能已经换了')
  return check
}

async function decide(context: DeskContext, id: string, verdict: Verdict) {
  const { uploadId } = await find(context, id)
  await settle(context.db, uploadId, verdict, context.now)
}

export const pictureCase: DeskCase = {
  title: '存疑图片',
  hours: 24,

  async list({ db }) {
    const checks = await db
      .select()
      .from(pictureChecks)
      .where(isDoubtful)
      .orderBy(asc(pictureChecks.since))
    return checks.map(({ uploadId, since, userId }) => ({ id: uploadId, since, line: userId }))
  },

  async show(context, id) {
    const { uploadId, userId, since } = await find(context, id)
    return { since, facts: [['账号', userId]], pictures: [{ name: '1', uploadId }] }
  },

  approve: (context, id) => decide(context, id, 'pass'),
  refuse: (context, id) => decide(context, id, 'risky'),
}
