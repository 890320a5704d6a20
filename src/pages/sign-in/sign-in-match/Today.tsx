import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { amount } from '@/format/amount'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Running = NonNullable<Out<'/tp5/api/UserSignIn/match'>['today']>

const phases: Record<Running['phase'], string> = {
  ahead: '还没开始打卡',
  open: '正在打卡',
  over: '打卡结束，等结果',
  decided: '今天的结果出来了',
}

/** The match of today: in its hours whoever has entered says here that they are there. */
export function Today({ today, decided }: { today: Running; decided: string }) {
  const { phase, people, attended, pot, mine } = today
  const { submit, busy, error } = useSubmit(async () => {
    const { points } = await api.post('/tp5/api/UserSignIn/matchAttend', {})
    toast(points > 0 ? `打卡成功，签到也得了 ${points} 积分` : '打卡成功')
  })
  return (
    <Card>
      <Stack gap="s2">
        <Text size="md" strong heading={2}>
          {`今天 · ${phases[phase]}`}
        </Text>
        <Text size="sm" tone="ink2">
          {`${amount(people)} 位押了 ${amount(pot)} 积分，${amount(attended)} 位打了卡，${decided} 出结果`}
        </Text>
        {mine && <Text tone={mine.state === 'won' ? 'gold' : 'ink'}>{mine.state_text}</Text>}
        {mine?.state === 'waiting' && phase === 'open' && (
          <Button shape="full" busy={busy} onPress={() => void submit()}>
            打卡
          </Button>
        )}
        <CallError error={error} />
      </Stack>
    </Card>
  )
}
