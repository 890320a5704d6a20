import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { money } from '@/format/money'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'

interface TakeAllProps {
  sums: Pick<Out<'/tp5/api/MyIncome/accumulateIncome'>, 'settled'>
}

/** What is settled is taken into the balance with one tap. */
export function TakeAll({ sums: { settled } }: TakeAllProps) {
  const take = useSubmit(async () => {
    const { amount } = await api.post('/tp5/api/MyIncome/getMoney')
    toast(`${money(amount)} 已到余额`)
  })
  if (settled === 0) return null
  return (
    <Card>
      <Media
        wrap
        end={
          <Button shape="pill" busy={take.busy} onPress={() => void take.submit()}>
            领到余额
          </Button>
        }
      >
        <Text strong>{`有 ${money(settled)} 可以领取`}</Text>
        <Text size="sm" tone="ink3">
          领到余额就能提现
        </Text>
      </Media>
      <CallError error={take.error} />
    </Card>
  )
}
