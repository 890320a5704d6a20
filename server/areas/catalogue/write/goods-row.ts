import dayjs from 'dayjs'
import { type GoodsFacts, noWorth, settleOf, settleOfRight } from '@server/areas/holding/holding'
import type { merchantsByKey } from '@server/areas/merchant/merchant'
import { businessDay } from '@server/calendar'
import { pictureAddress } from '@server/importing/pictures'
import { wordsOf } from '../goods/words'
import type { exchangeGoods } from '../tables'
import type { InCategory, WrittenSession } from './goods-file'

/** What goods are seen against when they are written. */
export interface Surroundings {
  places: Awaited<ReturnType<typeof merchantsByKey>>
  now: Date
}

type Row = Omit<typeof exchangeGoods.$inferInsert, 'categoryId'>

/** Written goods as a row of the table. */
export function rowOf({ goods, category }: InCategory, around: Surroundings): Row {
  const place = goods.merchant === undefined ? undefined : around.places.get(goods.merchant)
  return {
    goodsKey: goods.key,
    kind: category.kind,
    title: goods.title,
    intro: goods.intro,
    image: pictureAddress(goods.picture),
    pictures: goods.pictures.map(pictureAddress),
    tint: goods.tint,
    label: goods.label,
    ways: goods.ways,
    refund: goods.refund === 'left' ? 'left' : '',
    limitPerUser: goods.limit,
    details: Object.entries(goods.details).map(([name, value]) => ({ name, value })),
    facts: category.kind === 'goods' ? {} : factsOf({ goods, category }, around),
    notice: goods.notice,
    merchantId: place?.merchantId ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    identityNeeded: goods.identity,
    smsNeeded: goods.sms,
    words: wordsOf(goods.title, category.name, goods.intro, place?.name ?? ''),
    weight: goods.weight,
    onShelf: !goods.off_shelf,
    createdAt: around.now,
  }
}

/** What an import changes of goods that are there. */
export const changing = [
  'categoryId',
  'title',
  'intro',
  'image',
  'pictures',
  'tint',
  'label',
  'ways',
  'refund',
  'limitPerUser',
  'details',
  'facts',
  'notice',
  'merchantId',
  'latitude',
  'longitude',
  'identityNeeded',
  'smsNeeded',
  'words',
  'weight',
  'onShelf',
] as const satisfies readonly (keyof Row | 'categoryId')[]

const factsOf = ({ goods, category }: InCategory, { places, now }: Surroundings): GoodsFacts => ({
  worth: { ...noWorth, ...goods.worth },
  rules: goods.rules,
  settle: settleOf({ kind: category.kind, ways: goods.ways, uses: goods.worth?.uses ?? 0 }),
  ...(goods.rights.length > 0 && {
    rights: goods.rights.map(({ picture, codes: _codes, merchant, ...right }) => ({
      ...right,
      image: pictureAddress(picture),
      settle: settleOfRight({ ...right, kind: category.kind, right: right.kind }, goods),
      ...(merchant !== undefined && { merchantId: places.get(merchant)!.merchantId }),
    })),
  }),
  ...(goods.sessions.length > 0 && {
    sessions: goods.sessions.map((session) => timesOf(session, now)),
  }),
})

function timesOf({ starts_at: starts, ends_at: ends, ...days }: WrittenSession, now: Date) {
  if (starts !== undefined && ends !== undefined) return { starts_at: starts, ends_at: ends }
  const day = dayjs(businessDay(now)).add(days.in_days!, 'day').format('YYYY-MM-DD')
  return { starts_at: `${day}T${days.from}:00+08:00`, ends_at: `${day}T${days.to}:00+08:00` }
}
