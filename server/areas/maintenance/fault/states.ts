import type { FaultAction, FaultState } from '@contract/maintenance/fault'
import { Refusal } from '@server/call/refusal'
import { defineStates } from '@server/call/states'

interface StateRule {
  text: string
  next: readonly FaultState[]
  /** It has not been mended. */
  unmended?: true
}

/** From a report to its end: a table of the allowed moves. */
export const states = defineStates<FaultState, StateRule>(
  {
    open: { text: '待接单', next: ['accepted', 'dismissed'], unmended: true },
    accepted: {
      text: '修理中',
      next: ['open', 'waiting', 'repaired', 'dismissed'],
      unmended: true,
    },
    waiting: { text: '等配件', next: ['open', 'repaired'], unmended: true },
    repaired: { text: '修好了，等确认', next: ['confirmed', 'open'] },
    confirmed: { text: '已确认', next: ['open'] },
    dismissed: { text: '不是故障', next: ['open'] },
  },
  (is, would) =>
    new Refusal('faultMoved', `这个故障${is.text}，不能改为${would?.text ?? '这个状态'}`),
)

/** Who may do it: anybody who sees to the machine, who took it on, or who said that it was wrong. */
type Who = 'maintainer' | 'mender' | 'witness'

interface ActionRule {
  text: string
  to: FaultState
  who: Who
  /** What has to be said with it. */
  words?: string
}

export const actions: Readonly<Record<FaultAction, ActionRule>> = {
  accept: { text: '接单', to: 'accepted', who: 'maintainer' },
  hand: { text: '转给别人', to: 'open', who: 'mender' },
  dismiss: { text: '不是故障', to: 'dismissed', who: 'maintainer', words: '请写明为什么不是故障' },
  wait: { text: '等配件', to: 'waiting', who: 'mender', words: '请写明等什么配件、几时到' },
  repair: { text: '修好了', to: 'repaired', who: 'mender', words: '请写明怎么修好的' },
  confirm: { text: '确认修好', to: 'confirmed', who: 'witness' },
  reopen: { text: '还是不行', to: 'open', who: 'witness' },
}

interface Standing {
  state: FaultState
  /** Who has taken it on. */
  menderId: string | null
  userId: string
  maintains: boolean
  witness: boolean
  /** It was mended, or put away, not too long ago. */
  fresh: boolean
}

const isWho: Readonly<Record<Who, (standing: Standing) => boolean>> = {
  maintainer: ({ maintains, menderId, userId }) =>
    maintains && (menderId === null || menderId === userId),
  mender: ({ maintains, menderId, userId }) => maintains && menderId === userId,
  witness: ({ witness, menderId, userId }) => witness && menderId !== userId,
}

/** What somebody may do about a fault now. */
export const actionsOf = (standing: Standing): FaultAction[] =>
  (Object.entries(actions) as [FaultAction, ActionRule][])
    .filter(
      ([name, { to, who }]) =>
        states.mayBecome(standing.state, to) &&
        isWho[who](standing) &&
        (name !== 'reopen' || (standing.fresh && !states.of(standing.state).unmended)) &&
        (name !== 'hand' || states.of(standing.state).unmended === true),
    )
    .map(([name]) => name)
