import type { Out } from '@contract/api'
import type { Context } from '@server/call/handler'
import { presentTeaser } from '@server/areas/campaign/present/teaser'
import { listTeasers } from '@server/areas/campaign/teasers'

type Strip = Out<'/tp5/api/Index/page'>['strips'][number]
type Looking = Pick<Context<'/tp5/api/Index/page'>, 'db' | 'user' | 'now'>

const mostCards = 6
const mostCounted = 100

/** What is going on, one after another; a strip that has nothing to show is left out. */
const strips: readonly ((looking: Looking) => Promise<Strip | null>)[] = [campaignStrip]

async function campaignStrip({ db, now }: Looking): Promise<Strip | null> {
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

export async function stripsFor(looking: Looking): Promise<Strip[]> {
  const shown = await Promise.all(strips.map((strip) => strip(looking)))
  return shown.filter((strip) => strip !== null)
}
