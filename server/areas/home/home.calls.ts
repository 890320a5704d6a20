import { asc } from 'drizzle-orm'
import type { Out } from '@contract/api'
import type { homeCalls } from '@contract/home'
import { replyTime } from '@server/calendar'
import type { Context, HandlersOf } from '@server/call/handler'
import { noticesNow, seenBy } from '@server/areas/notice/notice.calls'
import { isShown } from '@server/areas/notice/shown'
import { banners, villages } from './tables'
import { entriesFor } from './entries'
import { machineBondHandlers } from '@server/areas/machine/bond.calls'
import { villageOf, membershipHandlers } from '@server/areas/village/membership.calls'
import { nearest } from '@server/areas/village/nearest'
import { stripsFor } from './strips'

type Page = Out<'/tp5/api/Index/page'>

export const homeHandlers: HandlersOf<typeof homeCalls> = {
  ...membershipHandlers,
  ...machineBondHandlers,
  '/tp5/api/Index/page': async (_input, context) => {
    const { db, user, now } = context
    return {
      village: await villageHere(context),
      banners: await db
        .select({
          banner_id: banners.bannerId,
          eyebrow: banners.eyebrow,
          title: banners.title,
          image: banners.image,
          goods_id: banners.goodsId,
          link: banners.link,
        })
        .from(banners)
        .where(isShown(banners, now))
        .orderBy(asc(banners.position)),
      notices: (await noticesNow(db, now)).map(({ noticeId, title, text, changedAt }) => ({
        notice_id: noticeId,
        text: title || text,
        changed_at: replyTime(changedAt),
      })),
      notices_seen_at: await seenBy(db, user?.userId),
      entries: await entriesFor(context),
      strips: await stripsFor(context),
    }
  },
}

/** The nearest; where nobody knows the position, the one that somebody has chosen. */
async function villageHere({ db, user, position }: Context): Promise<Page['village']> {
  const places = await db.select().from(villages).orderBy(asc(villages.position))
  const mine = user && (await villageOf(db, user.userId))
  const isMine = ({ villageId }: { villageId: number }) => villageId === mine?.villageId
  const here = nearest(mine && !position ? places.filter(isMine) : places, position)
  return (
    here && {
      village_id: here.place.villageId,
      name: here.place.name,
      distance: here.metres,
      mine: isMine(here.place) ? 1 : 0,
    }
  )
}
