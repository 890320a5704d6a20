import { goesWithPerson } from '@/session/goesWithPerson'

export interface Spot {
  latitude: number
  longitude: number
}

/** What somebody has filled in who asks to join with a shop. */
export interface ApplyValues {
  name: string
  kind: string
  village: string
  address: string
  /** Where the shop is; its village's middle until the phone was asked. */
  spot: Spot | null
  intro: string
  licenceNo: string
  contact: string
}

let kept: Partial<ApplyValues> = {}

/** Kept while they look elsewhere, for a code that comes by SMS or a number on a paper. */
export const keepApplyDraft = (values: ApplyValues): void => void (kept = values)
export const applyDraft = (): Partial<ApplyValues> => kept
export const dropApplyDraft = (): void => void (kept = {})

goesWithPerson(dropApplyDraft)
