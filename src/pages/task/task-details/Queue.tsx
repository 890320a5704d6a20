import { useEffect, useState } from 'react'
import { Question } from '@/blocks/form/Question'
import { useRead } from '@/cache/useRead'
import { useInFront } from '@/platform/inFront'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface QueueProps {
  flag: number
  look: () => Promise<void>
}

const every = 10_000

/** Who waits is told as soon as it is their turn, or never will be. */
export function Queue({ flag, look }: QueueProps) {
  const [asking, setAsking] = useState(false)
  const inFront = useInFront()
  const { data, look: ask } = useRead('/tp5/api/AdTask/checkCompleteQueue', { flag })
  const leave = useSubmit(async () => {
    await api.post('/tp5/api/AdTask/leaveQueue', { flag })
    setAsking(false)
    toast('不排了，名额让给下一位')
  })
  useEffect(() => {
    if (!inFront) return
    const timer = setInterval(() => void ask(), every)
    return () => clearInterval(timer)
  }, [inFront, ask])
  const { bill_user_id: turn, place } = data ?? {}
  // a place that is gone tells as much as a turn: there is nothing left to wait for
  const settled = Boolean(turn) || place === null
  useEffect(() => {
    if (settled) void look()
  }, [settled, look])
  return (
    <Stack gap="s2">
      <Text size="sm" tone="ink2" center>
        {data && data.place !== null ? `前面还有 ${data.ahead} 位` : '正在看排到哪里了'}
      </Text>
      <Button shape="full" kind="outline" onPress={() => setAsking(true)}>
        不排了
      </Button>
      <Question
        open={asking}
        title="不再排队？"
        confirm="确认不排"
        act={leave}
        onCancel={() => setAsking(false)}
      >
        位置会让给后面的邻居，再来要从头排。
      </Question>
    </Stack>
  )
}
