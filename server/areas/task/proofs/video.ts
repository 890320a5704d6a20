import { type Attention, answered, drawAttention, mostWrong } from './attention'
import { firstRound, isAnswered, isRight, type Round } from './answers'
import type { Proof } from './proof'
import { type Beat, beaten, isEnough, nothingSpent, type TimeSpent } from './time-spent'

export interface VideoProgress {
  time: TimeSpent
  attention: Attention
  round: Round
}

const watched = (seconds: number, { time, attention }: VideoProgress) =>
  attention.state === 'passed' && isEnough(time, seconds)

/** A film that is watched to its end, then the questions about it. */
export const videoProof: Proof<'video', VideoProgress> = {
  begin: ({ seconds }) => ({
    time: nothingSpent,
    attention: drawAttention(seconds),
    round: firstRound,
  }),
  step(creative, progress) {
    if (!watched(creative.seconds, progress)) return 'watch'
    const { questions } = creative
    const { round } = progress
    return isAnswered(questions, round) && isRight(questions, round) ? 'done' : 'answer'
  },
  share: ({ seconds }, { time }) => Math.min(1, time.seconds / seconds),
}

/** A phone tells every five seconds how far it is. */
const longestGap = 12

export type Told = Omit<Beat, 'longestGap'>

/** While the sum stands there nothing counts; it comes up where its moment lies. */
export function videoBeat(progress: VideoProgress, beat: Told): VideoProgress {
  const { attention } = progress
  if (attention.state === 'asked') return { ...progress, time: { ...progress.time, at: null } }
  const time = beaten(progress.time, { ...beat, longestGap })
  if (attention.state === 'passed' || time.seconds < attention.at) return { ...progress, time }
  return { ...progress, time: { ...time, at: null }, attention: { ...attention, state: 'asked' } }
}

/** Whoever does not know it again and again was not there: the film begins anew. */
export function videoAnswer(
  seconds: number,
  progress: VideoProgress,
  answer: number,
): VideoProgress {
  const attention = answered(progress.attention, answer)
  if (attention.wrong < mostWrong) return { ...progress, attention }
  return { ...progress, time: nothingSpent, attention: drawAttention(seconds) }
}

/** After wrong answers the film is watched once more, without the sum. */
export const videoAgain = (progress: VideoProgress): VideoProgress => ({
  ...progress,
  time: nothingSpent,
})
