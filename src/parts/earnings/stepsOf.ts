import { fullTime } from '@/format/date'
import type { Step } from '@/ui/steps/Steps'

interface Told {
  text: string
  at: string | null
}

/** What has a time that has been is done; what has one ahead says when it comes. */
export const stepsOf = (told: readonly Told[], now = new Date()): Step[] =>
  told.map(({ text, at }) => ({
    title: text,
    note: at ? fullTime(new Date(at)) : '',
    done: at !== null && new Date(at) <= now,
  }))
