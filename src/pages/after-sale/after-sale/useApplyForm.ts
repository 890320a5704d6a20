import { useForm } from '@/blocks/form/useForm'
import type { Offer } from '@/parts/after-sale/afterSale'
import { bringPicture, mostPictures, pictureIds, videoId } from '@/parts/after-sale/pictures'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { askedOf, faultsOf, firstWish, reasonOf, type Wish } from './application'

/** What the form holds, and what stands in the way of sending it. */
export function useApplyForm(offer: Offer) {
  const uploads = useUploads({ most: mostPictures, upload: bringPicture })
  const film = useUploads({ most: 1, upload: bringPicture, video: true })
  const { values, field, mark, change, check } = useForm(
    () => firstWish(offer),
    (wish) => ({
      ...faultsOf(offer, wish),
      pictures: uploadsFault(uploads.items, reasonOf(offer, wish)?.pictures ?? 0),
      video: uploadsFault(film.items, 0, '视频'),
    }),
  )
  return {
    wish: values,
    uploads,
    film,
    field,
    mark,
    /** Other pieces or another kind mean other sums and reasons. */
    change: (changed: Partial<Wish>) =>
      change({
        ...(changed.number && { points: undefined, gold: undefined, money: undefined }),
        ...(changed.kind && changed.kind !== values.kind && { reason: undefined }),
        ...changed,
      }),
    /** What to send, or undefined while something is missing. */
    check: () => {
      const wish = check()
      if (!wish?.reason) return undefined
      const { kind, reason, number } = wish
      const description = wish.description.trim()
      return {
        order_sn: offer.order_sn,
        ...{ kind, reason, number },
        ...(kind !== 'exchange' && askedOf(offer, wish)),
        ...(description && { description }),
        ...pictureIds(uploads.done),
        ...videoId(film.done),
      }
    },
  }
}

export type ApplyFormState = ReturnType<typeof useApplyForm>
