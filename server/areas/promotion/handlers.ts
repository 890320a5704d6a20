import { and, asc, gt, isNull, lte, or } from 'drizzle-orm'
import type { promotion } from '@contract/promotion'
import type { HandlersOf } from '@server/http/handler'
import { nearest } from './nearest'
import { banners, notices, villages } from './tables'
import { villageHandlers } from './villages'

export const promotionHandlers: HandlersOf<typeof promotion> = {
  ...villageHandlers,
  '/tp5/api/Index/page': async (_input, { db, position, now }) => {
    const places = await db.select().from(villages).orderBy(asc(villages.position))
    const here = nearest(places, position)
    return {
      village: here && {
        village_id: here.place.villageId,
        name: here.place.name,
        distance: here.metres,
      },
      banners: await db
        .select({
          banner_id: banners.bannerId,
          eyebrow: banners.eyebrow,
          title: banners.title,
          image: banners.image,
          goods_id: banners.goodsId,
        })
        .from(banners)
        .where(isShown(banners, now))
        .orderBy(asc(banners.position)),
      notices: await db
        .select({ notice_id: notices.noticeId, text: notices.text })
        .from(notices)
        .where(isShown(notices, now))
        .orderBy(asc(notices.position)),
    }
  },
}

const isShown = ({ startsAt, endsAt }: typeof banners | typeof notices, now: Date) =>
  and(lte(startsAt, now), or(isNull(endsAt), gt(endsAt, now)))
