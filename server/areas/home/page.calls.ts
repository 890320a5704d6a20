import type { pageCalls } from '@contract/home/page'
import { replyTime } from '@server/calendar'
import type { HandlersOf } from '@server/call/handler'
import { noticesNow, seenBy } from '@server/areas/notice/notice'
import { presentWeek } from '@server/areas/sign-in/sign-in'
import { villageHere } from '@server/areas/village/village'
import type { Ports } from '../area'
import { bannersHere } from './banners-here'
import { entriesFor } from './entries'
import { inOrder } from './strips-in-order'

export const pageHandlers = ({ badges, strips }: Ports): HandlersOf<typeof pageCalls> => ({
  '/tp5/api/Index/page': async (_input, context) => {
    const { db, user, now } = context
    return {
      village: await villageHere(context),
      banners: await bannersHere(context),
      notices: (await noticesNow(db, now)).map(({ noticeId, title, text, changedAt }) => ({
        notice_id: noticeId,
        text: title || text,
        changed_at: replyTime(changedAt),
      })),
      notices_seen_at: await seenBy(db, user?.userId),
      entries: await entriesFor(context, badges),
      week: user && (await presentWeek({ db, userId: user.userId, now })),
      strips: inOrder(await Promise.all(strips.map((strip) => strip(context)))),
    }
  },
})
