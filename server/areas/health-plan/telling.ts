import { aboutPlan, openHealth } from '@server/areas/health/health'
import { replyTime } from '@server/calendar'
import type { Telling } from '../telling'
import type { SealedPlan } from './held'

export const healthPlanTelling: Telling = {
  health_plan_popups: {
    title: '弹出过的健康计划',
    of: 'user_id',
    columns: ['plan_id', 'shown_at'],
  },
  health_user_plans: {
    title: '健康计划',
    of: 'user_id',
    columns: [],
    opened: {
      plan: (row, { config, userId }) => {
        const { user_plan_id: id, sealed } = row
        const { content, from, stopped, marks } = openHealth<SealedPlan>(
          config.dataKey,
          sealed as Buffer,
          aboutPlan(userId, String(id)),
        )
        return {
          ...{ title: content.title, from, stopped },
          ticked: Object.entries(marks).map(([what, at]) => ({
            what: tickedText(content, what),
            at: replyTime(new Date(at)),
          })),
        }
      },
    },
  },
}

/** 第 3 天，饭后散步 */
function tickedText({ tasks }: SealedPlan['content'], what: string): string {
  const [nth = '', key = ''] = what.split(' ')
  return `第 ${nth} 天，${tasks.find((task) => task.key === key)?.title ?? key}`
}
