import type { Out } from '@contract/api'
import { monthDayHour } from '@/format/date'
import type { Step } from '@/ui/steps/Steps'

type Order = Out<'/tp5/api/ExchangeOrder/detail'>

export const headlines: Record<Order['state'], { title: string; text: string }> = {
  unpaid: { title: '还差一步付款', text: '超时没有付款会自动取消，积分金币退回' },
  paid: { title: '换好了，正在备货', text: '发货后会在这里更新，请留意' },
  shipped: { title: '已发货，在路上了', text: '快递会送到下面的地址' },
  finished: { title: '已完成', text: '东西用着好，再来换' },
  cancelled: { title: '已取消', text: '扣除的积分或金币已退回余额' },
}

export const stepsOf = (timeline: Order['timeline']): Step[] =>
  timeline.map(({ text, at, done }) => ({
    title: text,
    note: at ? monthDayHour(new Date(at)) : '待完成',
    done: done === 1,
  }))
