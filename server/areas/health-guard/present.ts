import type { Out } from '@contract/api'
import { agreementInForce } from '@server/areas/agreement/agreement'
import { replyTime } from '@server/calendar'
import type { Db } from '@server/database/database'
import {
  consentedAt,
  purposes,
  quietAtFirst,
  whenWords,
  type Whose,
} from '@server/areas/health/health'
import { type Alert, type AlertContent, contentOf, waitingOf } from './alerts'
import { checksOf } from './checks'
import { guardOf, selfOf } from './guard'
import { openGuardOf } from './open'
import { turnsLeft, turnsOf, turnWords } from './order'
import { ruleOf, rules } from './rules'
import { scoreOf } from './score'
import { sheetNames, sheets } from './sheets'
import { ours } from './source'

type State = Out<'/tp5/api/ExchangeShop/HealthGuard/introduce'>
type Shown = Out<'/tp5/api/ExchangeShop/HealthGuard/lists'>['list'][number]
type Detail = Out<'/tp5/api/ExchangeShop/HealthGuard/detail'>

const flag = (on: boolean) => (on ? (1 as const) : (0 as const))

async function sheetsOf(db: Db, whose: Whose): Promise<State['sheets']> {
  const all: State['sheets'] = []
  for (const sheet of sheetNames) {
    const [last] = await checksOf(db, whose, sheet, 1)
    const words = last ? `${scoreOf(sheets[sheet], last.answers).points} 分` : ''
    all.push({ sheet, name: sheets[sheet].name, last: words })
  }
  return all
}

/** What it watches for, whom it tells, and how it stands with somebody. */
export async function stateOf(db: Db, whose: Whose, now: Date): Promise<State> {
  const { userId } = whose
  const { agreement, covers } = purposes.guard
  const guard = await openGuardOf(db, userId, now)
  const { quietFrom, quietTo } = guard ?? quietAtFirst
  const self = { userId, name: '您自己', quiet: { from: quietFrom, to: quietTo } }
  const turns = await turnsOf(db, guard ? selfOf(guard) : self, now)
  return {
    open: flag(guard !== undefined),
    recording: flag((await consentedAt(db, userId, 'record', now)) !== null),
    since: guard ? replyTime(guard.since) : null,
    ...{ quiet_from: quietFrom, quiet_to: quietTo, covers },
    version: agreementInForce(agreement, now).version,
    waiting: await waitingOf(db, userId),
    told_in_order: turns.map(({ whom, hours }, nth) => ({
      name: whom.name,
      when: turnWords(hours, nth),
    })),
    rules: rules.map(({ name, text, source, version, date, hand }) => ({
      ...{ name, text, source, version, date, hand },
    })),
    sheets: await sheetsOf(db, whose),
  }
}

/** A rule that was done away with is still told of. */
const former = { ...ours, name: '以前的提醒', text: '', measure: null, advice: '' }

export function presentAlert(alert: Alert, key: Whose['key'], now: Date): Shown {
  const { rule, text } = contentOf(key, alert)
  return {
    ...{ alert_id: alert.alertId, title: (ruleOf(rule) ?? former).name, text },
    when: whenWords(alert.foundAt, now),
    seen: flag(alert.seenAt !== null),
  }
}

async function nextWords(
  db: Db,
  alert: Alert,
  told: AlertContent['told'],
  now: Date,
): Promise<string> {
  const guard = await guardOf(db, alert.userId)
  if (!guard || !alert.nextAt) return ''
  const [turn] = turnsLeft(await turnsOf(db, selfOf(guard), now), told)
  if (!turn) return ''
  const at = whenWords(alert.nextAt > now ? alert.nextAt : now, now)
  return `到${at}还没有人看过，就再告诉${turn.whom.name}`
}

export async function presentAlertDetail(
  db: Db,
  alert: Alert,
  key: Whose['key'],
  now: Date,
): Promise<Detail> {
  const { rule: name, day, told, taken } = contentOf(key, alert)
  const { text, source, version, date, hand, measure, advice } = ruleOf(name) ?? former
  return {
    ...presentAlert(alert, key, now),
    ...{ day, rule: text, source, version, date, hand, measure, advice },
    told: told.map((one) => ({ name: one.name, when: whenWords(new Date(one.at), now) })),
    next: await nextWords(db, alert, told, now),
    taken: taken ? `${taken.name}${whenWords(new Date(taken.at), now)}说在跟进` : '',
  }
}
