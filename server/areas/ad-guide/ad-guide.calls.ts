import type { adGuideCalls } from '@contract/ad-guide'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { guide } from './topics'

const all = guide.flatMap(({ subject, topics }) => topics.map((topic) => ({ subject, ...topic })))

export const adGuideHandlers: HandlersOf<typeof adGuideCalls> = {
  '/tp5/api/AdvertisingHelper/lists': () =>
    Promise.resolve({
      list: guide.map(({ subject, topics }) => ({
        subject,
        topics: topics.map(({ key, title }) => ({ key, title })),
      })),
    }),

  '/tp5/api/AdvertisingHelper/detail': ({ key }) => {
    const topic = all.find((one) => one.key === key)
    if (!topic) throw new Refusal('notFound', '没有这一条')
    return Promise.resolve({ ...topic, paragraphs: [...topic.paragraphs] })
  },
}
