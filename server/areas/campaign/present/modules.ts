import type { Out } from '@contract/api'
import { listGoods } from '@server/areas/catalogue/catalogue'
import type { PublishedOn } from '@server/areas/draw/draw'
import { replyTime } from '@server/calendar'
import type { Context } from '@server/call/handler'
import type { Campaign, Find, Module } from '@server/areas/programme/programme'
import { guaranteeWords, pictureOf, wordsFor } from '@server/areas/prize/prize'
import { givenOf, isShownHere, listTeasers } from '@server/areas/programme/programme'
import type { Mine } from '@server/areas/prize/prize'
import { byGroup } from './groups'
import { recentReceivers } from './receivers'
import { presentTeaser } from './teaser'

export type Looking = Pick<Context, 'db' | 'position' | 'now' | 'platform' | 'config'>
type Shown = Out<'/tp5/api/Campaign/detail'>['modules'][number]

export const goodsFor = (
  { db, position, platform }: Looking,
  find: Find,
  cursor?: string,
): Promise<Out<'/tp5/api/Campaign/goodsList'>> =>
  listGoods(db, { ...find, cursor, purse: null, position, platform })

/** What the page is to whoever looks at it. */
export interface Standing {
  mine: Mine | null
  /** How far the entry that is shown has come. */
  lit: number
  /** Null where nothing is drawn. */
  odds: PublishedOn | null
}

const mostCampaigns = 100

const consolationName = ({ prizes, definition }: Campaign) =>
  prizes.find(({ key }) => key === definition.consolation)?.name ?? ''

/** What can be received now comes first, then what comes soon. */
const order = ['open', 'soldOutToday', 'between', 'ahead', 'soldOut', 'paused', 'ended']

/** Fills a piece of the page with what stands behind it now. */
export async function presentModule(
  looking: Looking,
  campaign: Campaign,
  module: Module,
  { mine, lit, odds }: Standing,
): Promise<Shown> {
  switch (module.type) {
    case 'house': {
      const { type, title, stages } = module
      const reached = stages.filter(({ at }) => at <= lit)
      const { scene, text } = reached[reached.length - 1]!
      const next = stages[reached.length]
      const left = (next?.at ?? 0) - lit
      const { unit } = wordsFor(campaign.definition)
      return { type, title, scene, text, next: next ? `再添 ${left} ${unit}：${next.text}` : '' }
    }
    case 'odds':
      return {
        ...module,
        guarantee: guaranteeWords(campaign, mine?.dry ?? 0),
        consolation: consolationName(campaign),
        version: odds ? String(odds.version) : '',
        published_at: odds && replyTime(odds.publishedAt),
        promised: odds?.promised ?? '',
      }
    case 'prizes': {
      const all = campaign.prizes.map(({ key }) => key)
      return { ...module, prizes: module.prizes ?? all }
    }
    case 'rights':
      return {
        ...module,
        list: module.list.map((one) => ({ ...one, picture: pictureOf(one.picture) })),
      }
    case 'banner':
      return { ...module, picture: pictureOf(module.picture) }
    case 'links':
      return {
        ...module,
        list: module.list.map((one) => ({ ...one, picture: pictureOf(one.picture) })),
      }
    case 'goods': {
      const { find, most, ...shown } = module
      const { list } = await goodsFor(looking, find)
      return { ...shown, list: list.slice(0, most) }
    }
    case 'tabs':
      return {
        ...module,
        tabs: module.tabs.map(({ key, text }) => ({ tab_key: key, text })),
      }
    case 'campaigns': {
      const { keys } = module
      const open = await listTeasers(looking.db, looking.now, mostCampaigns)
      const wanted = open.filter(
        (one) =>
          one.key !== campaign.key &&
          (keys?.includes(one.key) ?? true) &&
          isShownHere(one, looking),
      )
      const list = wanted
        .map((one) => presentTeaser(one, looking.now))
        .sort(
          (one, other) =>
            byGroup(one, other) || order.indexOf(one.state) - order.indexOf(other.state),
        )
      return { type: module.type, title: module.title, list }
    }
    case 'receivers':
      return {
        ...module,
        given: givenOf(campaign).given,
        list: await recentReceivers(looking.db, campaign.key),
      }
    default:
      return module
  }
}
