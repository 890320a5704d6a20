import { and, eq, gt, max, ne } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { filmCalls } from '@contract/task/film'
import { addressesOf, type Looking } from '@server/areas/upload/upload'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import {
  type Bill,
  findPart,
  keepProgress,
  lockPart,
  needOpen,
  type Part,
  workAs,
  workOf,
} from './bills'
import { stepOf, type WorkOf } from './proofs/proofs'
import { videoAnswer, videoBeat } from './proofs/video'
import { longestGap, webBeat } from './proofs/web'
import { adBills } from './tables'

type Spent = Out<'/tp5/api/AdTask/videoLog'>
type Timed = WorkOf<'video'> | WorkOf<'web'>

const isAsked = (work: Timed) => work.kind === 'video' && work.progress.attention.state === 'asked'

function spentOf(part: Part): Spent {
  const work = workAs(part, 'video', 'web')
  const { seconds } = work.progress.time
  return {
    seconds: Math.floor(seconds),
    left: Math.max(0, Math.ceil(work.creative.seconds - seconds)),
    running: work.progress.time.at === null ? 0 : 1,
    ask: isAsked(work) ? 1 : 0,
    step: stepOf(workOf(part)),
    state: part.bill.state,
  }
}

/** One of the house's own lies at its path. */
export async function mediaAddress(looking: Looking, media: string | undefined): Promise<string> {
  if (!media || media.startsWith('/')) return media ?? ''
  return (await addressesOf(looking, [media])).get(media) ?? ''
}

/** What is counted at once counts no longer back than this. */
const longAgo = longestGap * 1000

/** When somebody was last counted at anything else: nobody watches two at once. */
async function elsewhere(db: Db, { userId, billUserId }: Bill, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(adBills.beatAt) })
    .from(adBills)
    .where(
      and(
        eq(adBills.userId, userId),
        ne(adBills.billUserId, billUserId),
        gt(adBills.beatAt, new Date(now.getTime() - longAgo)),
      ),
    )
  return row?.at ?? null
}

export const filmHandlers: HandlersOf<typeof filmCalls> = {
  '/tp5/api/AdTask/video': async ({ bill_user_id: billUserId }, context) => {
    const part = await findPart(context.db, { userId: context.user.userId, billUserId })
    const { creative, progress } = workAs(part, 'video', 'web')
    const isFilm = creative.kind === 'video'
    const { task } = part
    return {
      ...spentOf(part),
      title: task.title,
      advertiser: task.campaign.company,
      url: isFilm ? await mediaAddress(context, creative.video) : creative.url,
      poster: task.campaign.cover,
      whole: creative.seconds,
      position: progress.time.position,
      questions: isFilm ? creative.questions.length : 0,
      flag: task.taskId,
    }
  },

  '/tp5/api/AdTask/videoLog': async (input, { apart, user: { userId }, now }) =>
    apart(async (tx) => {
      const part = await lockPart(tx, { userId, billUserId: input.bill_user_id })
      needOpen(part)
      const work = workAs(part, 'video', 'web')
      if (stepOf(workOf(part)) !== 'watch' && stepOf(workOf(part)) !== 'visit') return spentOf(part)
      const beat = {
        now,
        position: input.position,
        running: input.running === 1,
        elsewhere: await elsewhere(tx, part.bill, now),
      }
      const progress =
        work.kind === 'video'
          ? videoBeat(work.progress, { ...beat, position: input.position ?? 0 })
          : webBeat(work.progress, beat)
      const bill = await keepProgress(tx, part, progress, now, { beatAt: now })
      return spentOf({ ...part, bill })
    }),

  '/tp5/api/AdTask/verifyQuestion': async ({ bill_user_id: billUserId }, { db, user }) => {
    const part = await findPart(db, { userId: user.userId, billUserId })
    const { attention } = workAs(part, 'video').progress
    if (attention.state !== 'asked') return { question: null }
    return { question: { ask: attention.ask, choices: attention.choices } }
  },

  '/tp5/api/AdTask/submitVerifyQuestion': async (input, { db, user: { userId }, now }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    needOpen(part)
    const { creative, progress } = workAs(part, 'video')
    if (progress.attention.state !== 'asked') throw new Refusal('taskMoved', '现在没有要答的题')
    const then = videoAnswer(creative.seconds, progress, input.answer)
    await keepProgress(db, part, then, now)
    const { state } = then.attention
    return { right: state === 'passed' ? 1 : 0, again: state === 'ahead' ? 1 : 0 }
  },
}
