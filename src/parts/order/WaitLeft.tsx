import { useEffect, useRef } from 'react'
import { countdown } from '@/format/countdown'
import { momentOf } from '@/request/clock'
import { useSeconds } from '@/ui/countdown/useSeconds'
import { Text } from '@/ui/text/Text'

interface WaitLeftProps {
  expiresAt: string
  /** The time is over; said again while the order still waits. */
  onEnd?: () => void
}

/** What is late is cancelled within half a minute; then nobody waits here any more. */
const untilCancelled = 10_000

/** How long an order still waits for its money: a matter of minutes. */
export function WaitLeft({ expiresAt, onEnd }: WaitLeftProps) {
  const end = momentOf(expiresAt)
  const now = useSeconds(end)
  const past = now >= end
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    if (!past) return
    ended.current?.()
    const timer = setInterval(() => ended.current?.(), untilCancelled)
    return () => clearInterval(timer)
  }, [past])
  const { minutes, seconds } = countdown(end, now)
  return (
    <Text size="sm" tone="warn" strong>
      {past ? '付款时间到了，正在取消' : `付款还剩 ${minutes} 分 ${seconds} 秒`}
    </Text>
  )
}
