import type { CheckQuestion } from '@contract/advertiser/creative'

/** What somebody has answered in this round, in the order of the questions, and which round it is. */
export interface Round {
  answers: string[]
  tries: number
}

export const firstRound: Round = { answers: [], tries: 0 }

/** How often the questions may be tried. */
export const mostTries = 3

export const isRight = (questions: readonly CheckQuestion[], { answers }: Round): boolean =>
  questions.every(({ right }, nth) => answers[nth] === right)

export const isAnswered = (questions: readonly CheckQuestion[], { answers }: Round): boolean =>
  answers.length >= questions.length

/** One more answer, or another to a question of this round. */
export function withAnswer(round: Round, nth: number, choice: string): Round {
  const answers = [...round.answers.slice(0, nth), choice, ...round.answers.slice(nth + 1)]
  return { ...round, answers }
}

/** How a whole round went: all right, another try, or none left. */
export function judged(
  questions: readonly CheckQuestion[],
  round: Round,
): 'right' | 'again' | 'over' {
  if (isRight(questions, round)) return 'right'
  return round.tries + 1 < mostTries ? 'again' : 'over'
}

export const nextRound = ({ tries }: Round): Round => ({ answers: [], tries: tries + 1 })

/** Which questions of a round were not answered right, counted from 1. */
export const wrongOnes = (questions: readonly CheckQuestion[], { answers }: Round): number[] =>
  questions.flatMap(({ right }, nth) => (answers[nth] === right ? [] : [nth + 1]))
