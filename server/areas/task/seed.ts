import type { TaskKind } from '@contract/advertiser/creative'
import { type OpenTask, openTasks } from '@server/areas/advertiser/advertiser'
import { dayMs, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo } from '@server/database/demo'
import type { SeedContext } from '../area'
import { lockPart, move, type Part } from './bills'
import { complete, receive } from './finish'
import { keepInterests, lookingAs } from './interests'
import { partake } from './partake'
import type { Progress, ProgressOf } from './proofs/proofs'
import { openQuestion, withPollAnswer } from './proofs/questionnaire'
import { kindRules, minutesAfter } from './rules'

type Whole = { [K in TaskKind]: (task: OpenTask, progress: ProgressOf[K]) => ProgressOf[K] }

/** What a proof comes to that somebody has finished. */
const whole: Whole = {
  video: (task, progress) => ({
    ...progress,
    time: { ...progress.time, seconds: secondsOf(task) },
    attention: { ...progress.attention, state: 'passed' },
    round: { answers: rightAnswers(task), tries: 0 },
  }),
  web: (task, { time }) => ({ time: { ...time, seconds: secondsOf(task) } }),
  question: (task) => ({ round: { answers: rightAnswers(task), tries: 0 } }),
  questionnaire: ({ creative }, progress) => {
    if (creative.kind !== 'questionnaire') return progress
    let then = progress
    for (let at = openQuestion(creative, then); at; at = openQuestion(creative, then))
      then = withPollAnswer(creative, then, at, [at.options[0]?.key ?? '挺好的'])
    return then
  },
  screenshot: (_task, progress) => ({ ...progress, sent: 1, approved: true }),
}

const secondsOf = ({ creative }: OpenTask) => ('seconds' in creative ? creative.seconds : 0)

const rightAnswers = ({ creative }: OpenTask) =>
  creative.kind === 'video' || creative.kind === 'question'
    ? creative.questions.map(({ right }) => right)
    : []

const wholeOf = (task: OpenTask, progress: Progress) =>
  (whole[task.kind] as (task: OpenTask, progress: Progress) => Progress)(task, progress)

interface Doing {
  userId: string
  task: OpenTask
  at: Date
}

async function begin(tx: Db, { userId, task, at }: Doing): Promise<Part> {
  const { bill } = await partake(tx, { userId, taskId: task.taskId }, async () => undefined, at)
  if (!bill) throw new Error(`Nothing of ${task.title} was free`)
  return lockPart(tx, { userId, billUserId: bill.billUserId })
}

async function finish(tx: Db, doing: Doing): Promise<void> {
  const part = await begin(tx, doing)
  const progress = wholeOf(doing.task, part.bill.progress)
  const bill = await move(tx, part.bill, 'proving', { progress })
  const done = await complete(tx, { ...part, bill }, doing.at)
  await receive(tx, { ...part, bill: done }, doing.at)
}

/** What a person of the house did not let pass. */
async function refuse(tx: Db, doing: Doing, now: Date): Promise<void> {
  const { bill } = await begin(tx, doing)
  const progress = { uploadIds: [], sent: 1, approved: false }
  const sent = await move(tx, bill, 'reviewing', { progress, sentAt: doing.at })
  await move(tx, sent, 'refused', {
    reason: '看不清日期，请把整页都截进来',
    reservedUntil: minutesAfter(now, kindRules.screenshot.heldMinutes),
  })
}

/** Somebody has done a ladder, is at another, and has a screenshot to send again. */
export async function seedTasks(tx: Db, { now }: SeedContext) {
  const { userId } = demo.consumer
  await keepInterests(tx, userId, ['cooking', 'garden', 'health', 'reading'])
  // of today, as the day's budget that was looked at; soon after midnight that is a moment ago
  const at = new Date(Math.max(now.getTime() - dayMs / 8, startOfDay(now).getTime()))
  const { list } = await openTasks(tx, await lookingAs(tx, userId, now))
  const tasks = list.filter(({ campaign: { dayUsed, dayBudget } }) => dayUsed < dayBudget)
  const upTo = async (last: OpenTask) => {
    for (const task of tasks)
      if (task.campaignId === last.campaignId && task.level < last.level)
        await finish(tx, { userId, task, at })
    return { userId, task: last, at }
  }
  const first = (kind: TaskKind) => tasks.find((task) => task.kind === kind)
  const [poll, film] = [first('questionnaire'), first('video')]
  const shot = tasks.find(
    ({ kind, campaignId }) => kind === 'screenshot' && campaignId !== poll?.campaignId,
  )
  if (poll) await halfway(tx, await upTo(poll), now)
  if (shot) await refuse(tx, await upTo(shot), now)
  if (film) await finish(tx, await upTo(film))
}

/** The first question is answered, and the rest left for later. */
async function halfway(tx: Db, doing: Doing, now: Date): Promise<void> {
  const { creative } = doing.task
  if (creative.kind !== 'questionnaire') return
  const { bill } = await begin(tx, doing)
  const [first] = creative.questions
  const answer = [first!.options[0]?.key ?? '还行']
  await move(tx, bill, 'proving', {
    progress: withPollAnswer(creative, { answers: {} }, first!, answer),
    reservedUntil: minutesAfter(now, kindRules.questionnaire.heldMinutes),
  })
}
