import type { Out } from '@contract/api'
import type { Context } from '@server/http/handler'
import { listCampaigns } from '../campaign/campaign'
import { presentTeaser } from '../campaign/present/teaser'

type Strip = Out<'/tp5/api/Index/page'>['strips'][number]
type Looking = Pick<Context, 'db' | 'user' | 'now'>

const mostCards = 6

/** What is going on, one after another; a strip that has nothing to show is left out. */
const strips: readonly ((looking: Looking) => Promise<Strip | null>)[] = [campaignStrip]

async function campaignStrip({ db, now }: Looking): Promise<Strip | null> {
  const open = await listCampaigns(db, now, '', 50)
  if (open.length === 0) return null
  const cards = open
    .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime())
    .slice(0, mostCards)
    .map((campaign) => {
      const { key, title, note, scene, tint, link, state_text } = presentTeaser(campaign, now)
      return { key, title, note, scene, tint, link, state_text }
    })
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
