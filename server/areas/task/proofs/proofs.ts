import type { Creative, CreativeOf, TaskKind } from '@contract/advertiser/creative'
import type { Proof, Step } from './proof'
import { type QuestionProgress, questionProof } from './question'
import { type PollProgress, questionnaireProof } from './questionnaire'
import { type ScreenshotProgress, screenshotProof } from './screenshot'
import { type VideoProgress, videoProof } from './video'
import { type WebProgress, webProof } from './web'

export interface ProgressOf {
  video: VideoProgress
  web: WebProgress
  question: QuestionProgress
  questionnaire: PollProgress
  screenshot: ScreenshotProgress
}

export type Progress = ProgressOf[TaskKind]

/** What somebody is at: its kind, what it shows, and how far they are. */
export type Work = {
  [K in TaskKind]: { kind: K; creative: CreativeOf<K>; progress: ProgressOf[K] }
}[TaskKind]
export type WorkOf<K extends TaskKind> = Extract<Work, { kind: K }>

const proofs: { [K in TaskKind]: Proof<K, ProgressOf[K]> } = {
  video: videoProof,
  web: webProof,
  question: questionProof,
  questionnaire: questionnaireProof,
  screenshot: screenshotProof,
}

type AnyProof = Proof<TaskKind, Progress>
const proofOf = (kind: TaskKind) => proofs[kind] as unknown as AnyProof

export const begin = (creative: Creative): Progress => proofOf(creative.kind).begin(creative)

export const stepOf = ({ creative, progress }: Work): Step =>
  proofOf(creative.kind).step(creative, progress)

export const shareOf = ({ creative, progress }: Work): number =>
  proofOf(creative.kind).share(creative, progress)

/** What has to be done first in a task that nobody has begun. */
export const firstStep = (creative: Creative): Step =>
  proofOf(creative.kind).step(creative, begin(creative))
