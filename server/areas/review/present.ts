import type { Out } from '@contract/api'
import { maskName, nicknames } from '@server/areas/auth/auth'
import { unjudgedAmong } from '@server/areas/content/content'
import { addressesOf, type Looking } from '@server/areas/upload/upload'
import type { Review } from './reviews'

type Row = Out<'/tp5/api/GoodsReview/lists'>['list'][number]
type Own = NonNullable<Out<'/tp5/api/GoodsReview/mine'>['review']>

/** As anybody reads them: a picture is shown once it was judged. */
export async function presentReviews(looking: Looking, list: readonly Review[]): Promise<Row[]> {
  const { db } = looking
  const names = await nicknames(
    db,
    list.map(({ userId }) => userId),
  )
  const ids = list.flatMap(({ pictureIds }) => pictureIds)
  const unjudged = await unjudgedAmong(db, ids)
  const addresses = await addressesOf(
    looking,
    ids.filter((id) => !unjudged.has(id)),
  )
  return list.map((review) => ({
    ...plain(review, addresses),
    name: maskName(names.get(review.userId) ?? ''),
  }))
}

const stateTexts = {
  waiting: '正在审核，通过后大家就能看到',
  shown: '已发布',
  hidden: '已隐藏',
} as const

export const stateTextOf = ({ state, hiddenFor }: Pick<Review, 'state' | 'hiddenFor'>) =>
  hiddenFor ? `${stateTexts[state]}：${hiddenFor}` : stateTexts[state]

/** As who wrote it reads it, with all of its pictures. */
export async function presentOwn(looking: Looking, review: Review): Promise<Own> {
  const { state } = review
  return {
    ...plain(review, await addressesOf(looking, review.pictureIds)),
    name: '',
    state,
    state_text: stateTextOf(review),
    deletable: state === 'hidden' ? 0 : 1,
  }
}

function plain(review: Review, addresses: ReadonlyMap<string, string>) {
  const { reviewId, stars, words, pictureIds, answer, createdAt } = review
  return {
    review_id: reviewId,
    stars,
    words,
    pictures: pictureIds.flatMap((id) => addresses.get(id) ?? []),
    answer,
    created_at: createdAt.toISOString(),
  }
}
