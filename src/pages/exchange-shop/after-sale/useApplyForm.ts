import { useState } from 'react'
import type { Offer } from '@/parts/after-sale/afterSale'
import { bringPicture, mostPictures, pictureIds } from '@/parts/after-sale/pictures'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import { askedOf, type Faults, faultsOf, firstWish, reasonOf, type Wish } from './applyForm'

type AllFaults = Faults & { pictures?: string | undefined }

/** What the form holds, and what stands in the way of sending it. */
export function useApplyForm(offer: Offer) {
  const [wish, setWish] = useState(() => firstWish(offer))
  const [checked, setChecked] = useState(false)
  const uploads = useUploads({ most: mostPictures, upload: bringPicture })
  const least = reasonOf(offer, wish)?.pictures ?? 0
  const all: AllFaults = {
    ...faultsOf(offer, wish),
    pictures: uploadsFault(uploads.items, least),
  }
  const check = () => {
    setChecked(true)
    const { kind, reason, number } = wish
    if (Object.values(all).some(Boolean) || !reason) return undefined
    const description = wish.description.trim()
    return {
      order_sn: offer.order_sn,
      ...{ kind, reason, number },
      ...(kind !== 'exchange' && askedOf(offer, wish)),
      ...(description && { description }),
      ...pictureIds(uploads.done),
    }
  }
  return {
    wish,
    uploads,
    faults: checked ? all : ({} as AllFaults),
    /** Other pieces or another kind mean other sums and reasons. */
    change: (changed: Partial<Wish>) =>
      setWish((before) => ({
        ...before,
        ...(changed.number && { amount: undefined, money: undefined }),
        ...(changed.kind && changed.kind !== before.kind && { reason: undefined }),
        ...changed,
      })),
    /** What to send, or undefined while something is missing. */
    check,
  }
}

export type ApplyFormState = ReturnType<typeof useApplyForm>
