import { useCallback } from 'react'
import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { CallError } from '@/blocks/form/CallError'
import { useLooking } from '@/cache/useLooking'
import { useRead } from '@/cache/useRead'
import { fullTime } from '@/format/date'
import { money } from '@/format/money'
import type { WithdrawalDetail } from '@/parts/earnings/earnings'
import { stepsOf } from '@/parts/earnings/stepsOf'
import { CopyRow } from '@/parts/order/CopyRow'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Price } from '@/ui/price/Price'
import { Stack } from '@/ui/stack/Stack'
import { Steps } from '@/ui/steps/Steps'
import { Text } from '@/ui/text/Text'
import { standingOf } from './standing'
import { useCancel } from './useCancel'
import { useConfirm } from './useConfirm'
import { Ways } from './Ways'

export function OneWithdrawal({ withdrawalNo }: { withdrawalNo: string }) {
  const call = useRead('/user/Center/getWithdrawDetail', { withdrawal_no: withdrawalNo })
  const { data, look } = call
  if (!data) return <UnloadedScreen route="withdrawalList" call={call} rows={4} />
  return <Withdrawal withdrawal={data} look={look} />
}

interface WithdrawalProps {
  withdrawal: WithdrawalDetail
  look: () => Promise<void>
}

/** How a withdrawal stands, and the next step: it is confirmed, taken back, or asked for again. */
function Withdrawal({ withdrawal, look }: WithdrawalProps) {
  const { withdrawal_no, part_text, amount, fee, net, created_at, steps, confirm } = withdrawal
  const { title, text, waits } = standingOf(withdrawal)
  const { again } = useLooking(waits, look)
  const looked = useCallback(async () => {
    again()
    await look()
  }, [again, look])
  const confirming = useConfirm(confirm, looked)
  const cancel = useCancel(withdrawal_no, looked)
  return (
    <Screen
      route="withdrawalList"
      title="提现详情"
      action={<Ways {...{ withdrawal, confirming, cancel }} />}
    >
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Text size="lg" strong>
              {title}
            </Text>
            <Price cents={net} size="l" />
            <Text size="sm" tone="ink2">
              {text}
            </Text>
          </Stack>
        </Card>
        <CallError error={confirming.error ?? cancel.error} />
        <Card>
          <Steps steps={stepsOf(steps)} />
        </Card>
        <Card>
          <CopyRow name="提现单号" text={withdrawal_no} />
          <Facts
            facts={[
              { name: '从哪里提', value: part_text },
              { name: '提现金额', value: money(amount) },
              { name: '手续费', value: money(fee) },
              { name: '到手', value: money(net), strong: true },
              { name: '申请时间', value: fullTime(new Date(created_at)) },
            ]}
          />
        </Card>
      </Stack>
    </Screen>
  )
}
