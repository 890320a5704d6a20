import type { TaskKind } from '@contract/advertiser/creative'

interface KindRule {
  /** How long a share is kept for whoever takes part. */
  heldMinutes: number
  /** How long what was earned may still be looked at before it is theirs. */
  settleDays: number
}

/** What holds of each kind of task. */
export const kindRules: Readonly<Record<TaskKind, KindRule>> = {
  video: { heldMinutes: 30, settleDays: 1 },
  web: { heldMinutes: 20, settleDays: 1 },
  question: { heldMinutes: 30, settleDays: 1 },
  questionnaire: { heldMinutes: 24 * 60, settleDays: 2 },
  // somebody has looked at it already
  screenshot: { heldMinutes: 2 * 24 * 60, settleDays: 0 },
}

/** How many shares one person may hold at a time. */
export const mostHeld = 5

/** Whoever let a share lapse so often has had their chances. */
export const mostLapsed = 3

/** How long a share is kept for whose turn in the queue has come. */
export const turnMinutes = 10

/** What was done and not received for so long is given anyway. */
export const receivedAfterHours = 24

/** A task of which so few are left says so. */
export const fewLeft = 20

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * 60_000)

/** So many may wait for each share that could still come free: some of those ahead let theirs lapse. */
export const waitForEach = 3
