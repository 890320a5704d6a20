import { monthDayHour } from '@/format/date'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'

interface ReceiveByProps {
  time: string
  /** Where more of it can be had. */
  onExtend: (() => void) | undefined
}

/** Until when it waits for its owner's word. */
export const ReceiveBy = ({ time, onExtend }: ReceiveByProps) => (
  <Card bare>
    <Cell
      icon="clock"
      title={onExtend ? '延长收货' : '自动确认收货'}
      value={`${monthDayHour(new Date(time))}${onExtend ? ' 自动确认' : ''}`}
      {...(onExtend && { onPress: onExtend })}
    />
  </Card>
)
