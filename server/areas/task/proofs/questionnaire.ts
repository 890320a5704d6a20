import type { BranchQuestion, CreativeOf } from '@contract/advertiser/creative'
import { firstQuestion, nextQuestion } from '@contract/advertiser/branches'
import type { Chosen } from '@server/areas/advertiser/advertiser'
import type { Proof } from './proof'

type Creative = CreativeOf<'questionnaire'>
/** Keys of options, or the words. */
export type PollAnswer = string[]
type Answers = Readonly<Record<string, PollAnswer>>

export interface PollProgress {
  /** By the id of the question. */
  answers: Answers
}

const end = 'end'

const find = ({ questions }: Creative, id: string): BranchQuestion | undefined =>
  questions.find((question) => question.id === id)

/** The questions that these answers lead through, the open one last. */
export function wayThrough(creative: Creative, answers: Answers): BranchQuestion[] {
  const way: BranchQuestion[] = []
  let id = firstQuestion(creative.questions)
  while (id !== end) {
    const question = find(creative, id)
    if (!question || way.includes(question)) break
    way.push(question)
    const answer = answers[id]
    if (!answer) break
    id = nextQuestion(question, answer)
  }
  return way
}

/** The one that is open; undefined once all are answered. */
export const openQuestion = (creative: Creative, { answers }: PollProgress) =>
  wayThrough(creative, answers).find(({ id }) => !answers[id])

const mostWords = 300

/** Why an answer cannot be taken, in words. */
export function faultOf({ type, options }: BranchQuestion, answer: PollAnswer): string | undefined {
  if (type === 'text') {
    const [words = ''] = answer
    if (answer.length !== 1 || words.length === 0) return '请写下您的回答'
    return words.length > mostWords ? `最多 ${mostWords} 个字` : undefined
  }
  if (answer.length === 0) return '请选择一项'
  const known = answer.every((key) => options.some((option) => option.key === key))
  if (!known || new Set(answer).size !== answer.length) return '没有这个选项'
  return type === 'single' && answer.length > 1 ? '只能选一项' : undefined
}

/** Keeps an answer; what it no longer leads through is forgotten. */
export function withPollAnswer(
  creative: Creative,
  { answers }: PollProgress,
  { id }: BranchQuestion,
  answer: PollAnswer,
): PollProgress {
  const given: Answers = { ...answers, [id]: answer }
  const way = wayThrough(creative, given)
  return {
    answers: Object.fromEntries(
      way.flatMap((question) => {
        const own = given[question.id]
        return own ? [[question.id, own] as const] : []
      }),
    ),
  }
}

/** Questions of which each answer says which comes next. */
export const questionnaireProof: Proof<'questionnaire', PollProgress> = {
  begin: () => ({ answers: {} }),
  step: (creative, progress) => (openQuestion(creative, progress) ? 'fill' : 'done'),
  share(creative, progress) {
    const answered = Object.keys(progress.answers).length
    const open = openQuestion(creative, progress)
    // no way is longer than what stands from the open question on
    const ahead = open ? creative.questions.length - creative.questions.indexOf(open) : 0
    return answered / Math.max(1, answered + ahead)
  },
}

/** What was chosen, without what was written. */
export const chosenIn = ({ questions }: Creative, { answers }: PollProgress): Chosen =>
  Object.fromEntries(
    questions.flatMap(({ id, type }) => {
      const own = answers[id]
      return own && type !== 'text' ? [[id, [...own].sort()] as const] : []
    }),
  )
