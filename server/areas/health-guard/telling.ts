import { openHealth } from '@server/areas/health/health'
import { replyTime } from '@server/calendar'
import type { Telling } from '../telling'
import type { AlertContent } from './alerts'
import { ruleOf } from './rules'
import { type Answers, scoreOf } from './score'
import { aboutAlert, aboutCheck } from './sealed'
import { type SheetKey, sheets } from './sheets'

export const healthGuardTelling: Telling = {
  health_checks: {
    title: '健康问卷',
    of: 'user_id',
    columns: ['sheet', 'begun_at', 'done_at'],
    opened: {
      result: ({ sheet, check_id: checkId, sealed }, { config }) => {
        if (!sealed) return null
        const about = aboutCheck(String(checkId))
        const answers = openHealth<Answers>(config.dataKey, sealed as Buffer, about)
        return { answers, ...scoreOf(sheets[sheet as SheetKey], answers) }
      },
    },
  },
  health_alerts: {
    title: '守护提醒',
    of: 'user_id',
    columns: ['found_at', 'seen_at'],
    opened: {
      found: ({ alert_id: alertId, sealed }, { config, userId }) => {
        const about = aboutAlert(userId, String(alertId))
        const { rule, day, text, told, taken } = openHealth<AlertContent>(
          config.dataKey,
          sealed as Buffer,
          about,
        )
        const timed = ({ name, at }: AlertContent['told'][number]) => ({
          name,
          at: replyTime(new Date(at)),
        })
        const seenTo = taken ? timed(taken) : null
        return { rule: ruleOf(rule)?.name ?? rule, day, text, told: told.map(timed), seenTo }
      },
    },
  },
}
