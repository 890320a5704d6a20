import type { Out } from '@contract/api'
import type { questionCalls } from '@contract/task/questions'
import { firstQuestion, nextQuestion } from '@contract/advertiser/branches'
import type { BranchQuestion } from '@contract/advertiser/creative'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { findPart, keepProgress, lockPart, needOpen, type Part, workAs, workOf } from './bills'
import { mediaAddress } from './film.calls'
import { drop } from './finish'
import {
  isAnswered,
  judged,
  mostTries,
  nextRound,
  type Round,
  withAnswer,
  wrongOnes,
} from './proofs/answers'
import { type Progress, shareOf, stepOf } from './proofs/proofs'
import {
  faultOf,
  openQuestion,
  type PollAnswer,
  wayThrough,
  withPollAnswer,
} from './proofs/questionnaire'
import { videoAgain } from './proofs/video'

type PollProgressOut = Out<'/tp5/api/AdTask/answerDcsProgress'>

const end = 'end'

function pollProgress(part: Part): PollProgressOut {
  const { creative, progress } = workAs(part, 'questionnaire')
  return {
    at: openQuestion(creative, progress)?.id ?? null,
    progress: shareOf(workOf(part)),
    answered: Object.keys(progress.answers).length,
  }
}

function after(question: BranchQuestion, answer: PollAnswer): string | null {
  const next = nextQuestion(question, answer)
  return next === end ? null : next
}

interface Given {
  question: string
  chosen?: string | undefined
  words?: string | undefined
}

/** The question that an answer is to: one that the answers before it lead to. */
function askedIn(part: Part, { question: id, chosen, words }: Given) {
  const { creative, progress } = workAs(part, 'questionnaire')
  const question = wayThrough(creative, progress.answers).find((one) => one.id === id)
  if (!question) throw new Refusal('notFound', '没有这道题')
  const answer: PollAnswer = question.type === 'text' ? [words ?? ''] : (chosen?.split(',') ?? [])
  const fault = faultOf(question, answer)
  if (fault) throw new Refusal('invalid', fault)
  return { question, answer }
}

function presentPoll(part: Part, wanted: string | undefined) {
  const { creative, progress } = workAs(part, 'questionnaire')
  const way = wayThrough(creative, progress.answers)
  const question: BranchQuestion | undefined =
    wanted === undefined ? openQuestion(creative, progress) : way.find(({ id }) => id === wanted)
  if (!question) return null
  const nth = way.indexOf(question)
  const { id, type, text, options } = question
  return {
    ...{ id, type, text, options: options.map(({ key, text: words }) => ({ key, text: words })) },
    answer: [...(progress.answers[id] ?? [])],
    nth: nth + 1,
    before: way[nth - 1]?.id ?? null,
  }
}

/** With the questions of this round answered: right, once more, or over. */
async function judgeRound(tx: Db, part: Part, round: Round, now: Date) {
  const work = workAs(part, 'question', 'video')
  const { questions } = work.creative
  const verdict = judged(questions, round)
  const wrong = wrongOnes(questions, round)
  if (verdict === 'over') {
    await drop(tx, part.bill, 'failed', `${mostTries} 次都没有全答对`)
    return { verdict, wrong, step: stepOf(workOf(part)) }
  }
  const progress: Progress =
    verdict === 'right'
      ? { ...work.progress, round }
      : work.kind === 'video'
        ? { ...videoAgain(work.progress), round: nextRound(round) }
        : { round: nextRound(round) }
  const bill = await keepProgress(tx, part, progress, now)
  return { verdict, wrong, step: stepOf(workOf({ ...part, bill })) }
}

export const questionHandlers: HandlersOf<typeof questionCalls> = {
  '/tp5/api/AdTask/questionnaire': async ({ bill_user_id: billUserId }, context) => {
    const part = await findPart(context.db, { userId: context.user.userId, billUserId })
    const { kind, creative, progress } = workAs(part, 'question', 'video')
    const isRead = creative.kind === 'question'
    const { task, bill } = part
    return {
      ...{ flag: task.taskId, title: task.title, kind, state: bill.state },
      about: isRead ? creative.about : '',
      picture: isRead ? await mediaAddress(context, creative.picture) : '',
      questions: creative.questions.map(({ text, options }) => ({ text, options })),
      answers: progress.round.answers,
      tries_left: mostTries - progress.round.tries,
      step: stepOf(workOf(part)),
    }
  },

  '/tp5/api/AdTask/submitQuestionnaire': async (input, { db, user: { userId }, now }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    needOpen(part)
    const work = workAs(part, 'question', 'video')
    if (stepOf(workOf(part)) !== 'answer') throw new Refusal('taskMoved', '先看完，再来答题')
    const { questions } = work.creative
    const { nth, choice } = input
    const known = questions[nth]?.options.some(({ key }) => key === choice)
    if (!known || nth > work.progress.round.answers.length)
      throw new Refusal('notFound', '没有这道题')
    const round = withAnswer(work.progress.round, nth, choice)
    if (isAnswered(questions, round)) return judgeRound(db, part, round, now)
    const bill = await keepProgress(db, part, { ...work.progress, round }, now)
    return { verdict: 'saved', wrong: [], step: stepOf(workOf({ ...part, bill })) }
  },

  '/tp5/api/AdTask/dcsQuestionnaire': async (input, { db, user: { userId } }) => {
    const part = await findPart(db, { userId, billUserId: input.bill_user_id })
    const { task, bill } = part
    const { creative } = workAs(part, 'questionnaire')
    return {
      ...{ flag: task.taskId, title: task.title, advertiser: task.campaign.company },
      about: creative.about,
      state: bill.state,
      first: firstQuestion(creative.questions),
      question: presentPoll(part, input.question),
    }
  },

  '/tp5/api/AdTask/answerDcsProgress': async ({ bill_user_id: billUserId }, { db, user }) =>
    pollProgress(await findPart(db, { userId: user.userId, billUserId })),

  '/tp5/api/AdTask/nextDcsQuestionId': async (input, { db, user: { userId } }) => {
    const part = await findPart(db, { userId, billUserId: input.bill_user_id })
    const { question, answer } = askedIn(part, input)
    return { next: after(question, answer) }
  },

  '/tp5/api/AdTask/submitDcsQuestionnaire': async (input, { db, user: { userId }, now }) => {
    const part = await lockPart(db, { userId, billUserId: input.bill_user_id })
    needOpen(part)
    const { question, answer } = askedIn(part, input)
    const { creative, progress } = workAs(part, 'questionnaire')
    const kept = withPollAnswer(creative, progress, question, answer)
    const then = { ...part, bill: await keepProgress(db, part, kept, now) }
    return { ...pollProgress(then), next: after(question, answer), step: stepOf(workOf(then)) }
  },
}
