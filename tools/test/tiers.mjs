/**
 * Two tiers of one list. `npm test` runs what each change is asked; `npm run verify` the exhaustive
 * passes (`tier: 'verify'` of a part), before something is called done. Of those `npm test` draws a
 * few by lot, so that what nobody verified is found within days.
 */
import { createHash } from 'node:crypto'
import { titleOf } from './run-step.mjs'

/** Seconds of the exhaustive passes that are drawn, as far as their parts say how long they take. */
const mostDrawn = 60

const isExhaustive = ({ tier }) => tier === 'verify'

const only = (chosen, wanted) =>
  chosen.map(({ step, parts }) => ({ step, parts: parts.filter(wanted) }))

const listed = (chosen) =>
  chosen.flatMap(({ step, parts }) => parts.map((part) => ({ part, title: titleOf(step, part) })))

export const ofEachChange = (chosen) => only(chosen, (part) => !isExhaustive(part))
export const exhaustive = (chosen) => only(chosen, isExhaustive)

/** What comes by lot: the same for the same tree, another for the next. */
export function drawn(chosen, tree) {
  const lotOf = (title) => createHash('sha256').update(`${tree} ${title}`).digest('hex')
  const lots = listed(exhaustive(chosen))
    .map((one) => ({ ...one, lot: lotOf(one.title) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
  let left = mostDrawn
  return lots.filter(({ part: { about = Infinity } }) => {
    if (about > left) return false
    left -= about
    return true
  })
}

/** What each change is asked, and what is drawn for this tree. */
export function withDrawn(chosen, tree) {
  const taken = drawn(chosen, tree)
  const parts = new Set(taken.map(({ part }) => part))
  return {
    chosen: only(chosen, (part) => !isExhaustive(part) || parts.has(part)),
    lines: taken.map(({ title }) => `Drawn by lot: ${title} (npm run verify -- '${title}')`),
  }
}

/** One of so many shares that take about as long as each other. */
export function shard(chosen, word) {
  const [nth, count] = (/^(\d+)\/(\d+)$/.exec(word) ?? []).slice(1).map(Number)
  if (!(nth >= 1 && nth <= count)) throw new Error(`--shard ${word}: say one of how many, as 1/4`)
  const shares = Array.from({ length: count }, () => ({ parts: new Set(), seconds: 0 }))
  const secondsOf = ({ about = 30 }) => about
  const parts = listed(chosen).map(({ part }) => part)
  for (const part of parts.sort((one, other) => secondsOf(other) - secondsOf(one))) {
    const [least] = [...shares].sort((one, other) => one.seconds - other.seconds)
    least.parts.add(part)
    least.seconds += secondsOf(part)
  }
  return only(chosen, (part) => shares[nth - 1].parts.has(part))
}
