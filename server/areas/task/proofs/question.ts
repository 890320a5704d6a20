import { firstRound, isAnswered, isRight, type Round } from './answers'
import type { Proof } from './proof'

export interface QuestionProgress {
  round: Round
}

/** Something to read, and questions that show whether it was. */
export const questionProof: Proof<'question', QuestionProgress> = {
  begin: () => ({ round: firstRound }),
  step: ({ questions }, { round }) =>
    isAnswered(questions, round) && isRight(questions, round) ? 'done' : 'answer',
  share: ({ questions }, { round }) => Math.min(1, round.answers.length / questions.length),
}
