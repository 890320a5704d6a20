import { worldSweepJob } from '@server/jobs/sweep'
import { defineArea } from '../area'
import { checkPictures } from './check-pictures'
import { checkWordsLater } from './check-words-later'
import { contentLeaving } from './leaving'
import { takeMediaCheck } from './media-push'
import { pictureCase } from './picture-case'
import { contentTelling } from './telling'
import { wordCase } from './word-case'

export const contentArea = defineArea({
  name: 'content',
  jobs: (house) => [worldSweepJob(checkWordsLater(house)), worldSweepJob(checkPictures(house))],
  pushes: { wxa_media_check: takeMediaCheck },
  leaving: contentLeaving,
  telling: contentTelling,
  desk: (ports) => ({ words: wordCase(ports), picture: pictureCase }),
})
