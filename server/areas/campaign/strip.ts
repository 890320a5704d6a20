import type { Strip } from '@server/areas/front-page'
import { isShownHere, listTeasers } from '@server/areas/programme/programme'
import { presentTeaser } from './present/teaser'

const mostCards = 4
const mostCounted = 100

/** The open campaigns, on the home page. */
export const campaignStrip: Strip = async (looking) => {
  const { db, now } = looking
  const running = await listTeasers(db, now, mostCounted)
  const open = running
    .filter((campaign) => isShownHere(campaign, looking))
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
    rows: [],
  }
}
