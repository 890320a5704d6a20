import { asc } from 'drizzle-orm'
import { unsoldAmong } from '@server/areas/catalogue/catalogue'
import { hiddenLinks } from '@server/areas/programme/programme'
import type { Context } from '@server/call/handler'
import { isShown } from '@server/database/shown'
import { banners } from './tables'

type Looking = Pick<Context, 'db' | 'now' | 'platform' | 'config'>

/** The banners of now, but for those that lead to what is not shown where they are. */
export async function bannersHere(looking: Looking) {
  const { db, now, platform } = looking
  const shown = await db
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
    .orderBy(asc(banners.position))
  const links = shown.flatMap(({ link }) => (link ? [link] : []))
  const goods = shown.flatMap(({ goods_id }) => (goods_id ? [goods_id] : []))
  const hidden = await hiddenLinks(db, links, looking)
  const unsold = await unsoldAmong(db, goods, platform)
  return shown.filter(({ link, goods_id }) => !hidden.has(link) && !unsold.has(goods_id))
}
