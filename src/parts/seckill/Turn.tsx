import { momentOf } from '@/request/clock'
import { Countdown } from '@/ui/countdown/Countdown'
import { Text } from '@/ui/text/Text'
import type { Session } from './seckill'

interface TurnProps {
  session: Session
  onTurn: () => void
}

/** How long until a sale begins or ends, by the server's clock. */
export function Turn({ session, onTurn }: TurnProps) {
  const { state, starts_at, ends_at } = session
  if (state === 'over')
    return (
      <Text size="sm" tone="ink2">
        这一场已经结束，看看下一场
      </Text>
    )
  const isAhead = state === 'ahead'
  return (
    <Countdown
      key={state}
      label={isAhead ? '距开抢' : '距结束'}
      end={momentOf(isAhead ? starts_at : ends_at)}
      onEnd={onTurn}
    />
  )
}
