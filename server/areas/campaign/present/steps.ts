import type { Out } from '@contract/api'
import { isOut } from '@server/areas/prize/prize'
import {
  type Definition,
  type Limit,
  periodOf,
  type StepName,
} from '@server/areas/programme/programme'
import type { Mine } from '../mine'

type Detail = Out<'/tp5/api/Campaign/detail'>
type Entry = Detail['entry']

interface Standing {
  definition: Definition
  mine: Mine
  entry: Entry
  /** Whether something was said of what was sent. */
  reviewed: boolean
  /** Whether anything was received in the period that counts now. */
  received: boolean
  /** Whether all that there ever is was received. */
  complete: boolean
}

const periods: readonly Limit['every'][] = ['day', 'week', 'month', 'once']

/** How often somebody may come: as often as what they may have soonest again. */
function everyOf({ limits, prizes }: Definition): Limit['every'] {
  const all = [...limits, ...prizes.flatMap((prize) => prize.limits)]
  const own = all.filter(({ of }) => of === 'user').map(({ every }) => every)
  return periods.find((every) => own.includes(every)) ?? 'once'
}

interface Shown {
  entry: Entry
  reviewed: boolean
  now: Date
}

function standingOf(definition: Definition, mine: Mine, { entry, reviewed, now }: Shown): Standing {
  const every = everyOf(definition)
  const sameTime = (at: Date) => periodOf(every, at) === periodOf(every, now)
  const once = definition.prizes.every(({ limits }) =>
    limits.some((limit) => limit.of === 'user' && limit.every === 'once'),
  )
  return {
    definition,
    mine,
    reviewed,
    entry: entry?.mine === 1 ? entry : null,
    received: mine.receipts.some(({ receivedAt }) => sameTime(receivedAt)),
    complete: once && definition.prizes.every(({ key }) => mine.received.has(key)),
  }
}

const hasReceived = ({ received, complete }: Standing) => received || complete

/** What shows that a step was taken; what nobody can know stays open. */
const taken: Partial<Record<StepName, (standing: Standing) => boolean>> = {
  check: ({ mine }) => mine.refusal?.refusal !== 'notMeant',
  join: ({ mine }) => mine.running,
  pay: (standing) =>
    standing.definition.card
      ? standing.mine.running
      : standing.mine.order?.state === 'paid' || hasReceived(standing),
  light: ({ entry }) => entry !== null && entry.may_light === 0,
  help: ({ entry }) => entry !== null && entry.lit_by.some(({ name }) => name !== '我'),
  outside: ({ definition, mine }) => isOut(definition, mine),
  review: ({ reviewed }) => reviewed,
}

/** A step is done where those before it are: nobody is told that they stand at the third of one. */
export function stepsOf(definition: Definition, mine: Mine | null, shown: Shown): Detail['steps'] {
  if (!mine) return definition.steps.map(({ text }) => ({ text, done: 0 }))
  const standing = standingOf(definition, mine, shown)
  let sofar = true
  let receives = 0
  return definition.steps.map(({ do: step, text }) => {
    if (step === 'receive') receives += 1
    sofar &&= isTaken(step, standing, receives)
    return { text, done: sofar ? 1 : 0 }
  })
}

function isTaken(step: StepName, standing: Standing, receives: number): boolean {
  // to come again is done when there is nothing left to come for
  if (step === 'receive' && receives > 1) return standing.complete
  // what is to be looked at afterwards is for nobody to tick
  if (step === 'check' && receives > 0) return false
  return (taken[step] ?? hasReceived)(standing)
}
