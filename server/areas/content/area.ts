import { worldSweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { checkWordsLater } from './check-words-later'
import { contentLeaving } from './leaving'
import { contentTelling } from './telling'
import { wordCase } from './word-case'

export const contentArea = defineArea({
  name: 'content',
  jobs: (house) => [worldSweepJob(checkWordsLater(house))],
  leaving: contentLeaving,
  telling: contentTelling,
  desk: (ports) => ({ words: wordCase(ports) }),
})
