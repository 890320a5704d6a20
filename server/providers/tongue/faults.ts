import { tongueRules } from '@contract/health-tongue'
import type { Photograph } from './tongue'

interface Fault {
  isIn: (photograph: Photograph) => boolean
  says: string
}

const { dark, bright, blurred, bytes } = tongueRules

/** What can be wrong with a photograph, whatever is on it. */
const known: readonly Fault[] = [
  { isIn: ({ brightness }) => brightness < dark, says: '照片太暗，请面对窗户或者开灯再拍' },
  { isIn: ({ brightness }) => brightness > bright, says: '照片太亮，请避开直射的光再拍' },
  {
    isIn: ({ sharpness, content }) => sharpness < blurred || content.length < bytes,
    says: '照片不够清楚，请把手机拿稳、离近一点再拍',
  },
]

export const faultsOf = (photograph: Photograph): string[] =>
  known.filter(({ isIn }) => isIn(photograph)).map(({ says }) => says)
