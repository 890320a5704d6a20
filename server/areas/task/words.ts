import type { Creative, TaskKind } from '@contract/advertiser/creative'
import { kindRules } from './rules'

type Takes = { [K in TaskKind]: (creative: Extract<Creative, { kind: K }>) => string }

const takes: Takes = {
  video: ({ seconds, questions }) =>
    questions.length > 0 ? `短片 ${seconds} 秒，答 ${questions.length} 道题` : `短片 ${seconds} 秒`,
  web: ({ seconds }) => `看 ${seconds} 秒`,
  question: ({ questions }) => `读一读，答 ${questions.length} 道题`,
  questionnaire: ({ questions }) => `问卷，最多 ${questions.length} 题`,
  screenshot: ({ pictures }) => `传 ${pictures} 张截图，有人审核`,
}

/** How long it takes, in words. */
export const takesOf = (creative: Creative): string =>
  (takes[creative.kind] as (one: Creative) => string)(creative)

/** When what it gives is the person's to take, in words. */
export function arrivesOf(kind: TaskKind, { cents, points }: { cents: number; points: number }) {
  const { settleDays } = kindRules[kind]
  const money = settleDays === 0 ? '领取后马上可提取' : `领取 ${settleDays} 天后可提取`
  if (cents === 0) return '领取后马上到账'
  return points === 0 ? money : `积分马上到账；钱${money}`
}

/** What was written line by line. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
