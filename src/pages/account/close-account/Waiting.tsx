import { spokenHour } from '@/format/date'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { CallError } from '@/blocks/form/CallError'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'
import type { Closing } from './closing'

interface WaitingProps {
  closing: NonNullable<Closing>
  onKept: () => void
}

/** Until then it can be taken back with one tap. */
export function Waiting({ closing: { closes_at, held_up }, onKept }: WaitingProps) {
  const { submit, busy, error } = useSubmit(async () => {
    await api.post('/user/Center/keep', {})
    toast('已撤回，账号还是您的')
    onKept()
  })
  const when = spokenHour(new Date(closes_at))
  return (
    <Card>
      <Stack>
        <Message
          scene={waiting}
          title={`${when}注销`}
          text={
            held_up
              ? `到时间了，但${held_up}。处理好以后，会在这个时间再办。`
              : '这之前账号照常使用，改主意了随时可以撤回。'
          }
        />
        <CallError error={error} />
        <Button shape="full" busy={busy} onPress={() => void submit()}>
          撤回，继续用这个账号
        </Button>
      </Stack>
    </Card>
  )
}
