import type { Standing } from '@server/areas/prize/prize'
import type { Out } from '@contract/api'
import { type Published, sharesOf } from '@server/areas/draw/draw'
import { refusals } from '@contract/refusals'
import { isFree, takesMoneyFor } from '@server/areas/order/order'
import type { Platform } from '@server/call/platform'
import type {
  Campaign,
  StockedPrize,
  CampaignState,
  Price,
} from '@server/areas/programme/programme'
import { wordsFor, pictureOfPrize, stillShut } from '@server/areas/prize/prize'
import { available, leftToday, priceOn, thingsOf } from '@server/areas/programme/programme'

type Shown = Out<'/tp5/api/Campaign/detail'>['prizes'][number]

export const wholePrice = ({ points = 0, gold = 0, money = 0 }: Price) => ({ points, gold, money })

type StateTexts = Record<Exclude<Shown['state'], 'locked'>, string>

const ofGiven: StateTexts = {
  open: '可领取',
  received: '已领取',
  soldOutToday: '今日已领完',
  soldOut: '已领完',
}

const ofSold: StateTexts = {
  open: '可购买',
  received: '已买到',
  soldOutToday: '今日已售完',
  soldOut: '已售完',
}

interface Look {
  campaignState: CampaignState
  /** The odds as they were published; null where nothing is drawn. */
  odds: Published | null
  standing: Standing
  platform: Platform
}

interface Moment extends Look {
  shut: string
}

function stateOf(prize: StockedPrize, { standing, shut, campaignState }: Moment): Shown['state'] {
  const { received, lit } = standing
  if (received.has(prize.key)) return 'received'
  if (prize.stock === 0) return 'soldOut'
  // where no tomorrow brings more, today says nothing
  if (available(prize) === 0 && campaignState !== 'ended') return 'soldOutToday'
  return shut || (prize.lamps ?? 0) > lit ? 'locked' : 'open'
}

/** Why it cannot be had yet, or not where one looks at it; empty where it can. */
function shutFor(campaign: Campaign, prize: StockedPrize, { standing, platform }: Look): string {
  const unsold = prize.price && isFree(priceIn(campaign, prize, platform))
  return unsold ? refusals.notOnIos.message : stillShut(campaign, prize, standing.received)
}

const priceIn = ({ definition }: Campaign, prize: StockedPrize, platform: Platform) =>
  wholePrice(prize.price ? priceOn(definition, prize, platform) : {})

export function presentPrizes(campaign: Campaign, look: Look): Shown[] {
  const { definition, prizes } = campaign
  const lampWords = wordsFor(definition)
  const odds = look.odds && sharesOf(look.odds.chances)
  return prizes.map((prize) => {
    const { gives } = prize
    const shut = shutFor(campaign, prize, look)
    const state = stateOf(prize, { ...look, shut })
    const price = priceIn(campaign, prize, look.platform)
    const texts = prize.price ? ofSold : ofGiven
    return {
      prize_key: prize.key,
      name: prize.name,
      note: prize.note,
      value: prize.value,
      picture: pictureOfPrize(prize),
      tint: prize.tint,
      type: gives.type,
      amount: 'amount' in gives ? gives.amount : 0,
      goods_id: gives.type === 'goods' ? gives.goods_id : 0,
      stock: prize.stock,
      left_today: leftToday(prize),
      odds: odds && (odds.get(prize.key) ?? 0),
      lamps: prize.lamps ?? 0,
      price,
      was: takesMoneyFor(thingsOf(definition, prize), look.platform) ? (prize.was ?? 0) : 0,
      state,
      state_text: state === 'locked' ? shut || lampWords.shut(prize.lamps ?? 0) : texts[state],
      how: prize.how,
      needs: { address: gives.type === 'goods' && gives.parcel ? 1 : 0 },
    }
  })
}
