import { and, count, eq } from 'drizzle-orm'
import type { Badge, Strip } from '@server/areas/front-page'
import { presentTeaser } from './present/teaser'
import { campaignReceipts } from './tables'
import { listTeasers } from './teasers'

const mostCards = 6
const mostCounted = 100

/** The open campaigns, on the home page. */
export const campaignStrip: Strip = async ({ db, now }) => {
  const running = await listTeasers(db, now, mostCounted)
  const open = running
    .map((campaign) => presentTeaser(campaign, now))
    .filter(({ state }) => state === 'open')
  if (open.length === 0) return null
  const cards = open
    .slice(0, mostCards)
    .map(({ key, title, note, scene, tint, link, state_text }) => ({
      key,
      title,
      note,
      scene,
      tint,
      link,
      state_text,
    }))
  return {
    key: 'campaigns',
    title: '正在进行',
    note: `${open.length} 个活动`,
    link: '/subjectPage',
    cards,
  }
}

/** Prizes that were drawn and cannot be sent yet. */
export const parcelsWithoutAddress: Badge = async ({ db, user }) => {
  if (!user) return 0
  const [row] = await db
    .select({ waiting: count() })
    .from(campaignReceipts)
    .where(and(eq(campaignReceipts.userId, user.userId), eq(campaignReceipts.state, 'waiting')))
  return row?.waiting ?? 0
}
