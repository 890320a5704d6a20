import type { Out } from '@contract/api'
import { momentIn } from '@/request/clock'

type Detail = Out<'/tp5/api/Campaign/detail'>

export interface Campaign extends Detail {
  /** When its state changes, by the server's clock; null: never. */
  turns_at: number | null
}

/** What came says how long from then; drawn later, it must not begin again. */
export const arrived = (detail: Detail, cameAt?: number): Campaign => ({
  ...detail,
  turns_at: detail.changes_in === null ? null : momentIn(detail.changes_in, cameAt),
})

export type Prize = Campaign['prizes'][number]
export type Price = Campaign['price']
export type Pay = keyof Price
export type Entry = NonNullable<Campaign['entry']>
export type Outside = NonNullable<Campaign['outside']>
export type Receipt = Out<'/tp5/api/Campaign/receive'>
export type Draw = NonNullable<Receipt['draw']>
export type CampaignOrder = Out<'/tp5/api/Campaign/orders'>['list'][number]

type Module = Campaign['modules'][number]
export type ModuleOf<T extends Module['type']> = Extract<Module, { type: T }>
export type Teaser = ModuleOf<'campaigns'>['list'][number]

export const scenePicture = (scene: string): string => `/static/scenes/${scene}.svg`

/** A date is not broken over two lines. */
const whole = (date: string) => date.replace(/ /g, '\u00a0')

const day = (time: string) =>
  whole(`${Number(time.slice(5, 7))} 月 ${Number(time.slice(8, 10))} 日`)

const year = (time: string) => Number(time.slice(0, 4))

/** 11 月 1 日 – 12 月 31 日; 11 月 1 日 – 2027 年 2 月 19 日 */
export const periodText = ({ starts_at, ends_at }: Pick<Campaign, 'starts_at' | 'ends_at'>) =>
  year(starts_at) === year(ends_at)
    ? `${day(starts_at)} – ${day(ends_at)}`
    : `${day(starts_at)} – ${whole(`${year(ends_at)} 年 `)}${day(ends_at)}`

export const isFree = ({ points, gold, money }: Price): boolean => points + gold + money === 0

/** What one prize costs, or the campaign altogether. */
export const priceOf = (campaign: Campaign, prize?: Prize): Price =>
  prize && !isFree(prize.price) ? prize.price : campaign.price

/** A card is bought whole: what it gives is chosen later, day by day. */
export const buysCard = ({ card, action }: Pick<Campaign, 'card' | 'action'>): boolean =>
  card > 0 && action.do === 'pay'

export const isOpen = ({ state }: Prize): boolean => state === 'open'
