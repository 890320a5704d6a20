import { useState } from 'react'
import type { In } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { RadioGroup, type RadioOption } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

type Reason = In<'/tp5/api/RefundOrder/refund'>['reason']

const reasons: readonly RadioOption<Reason>[] = [
  { value: 'stuck', label: '说出货了，但没有掉出来' },
  { value: 'broken', label: '拿到时已破损' },
  { value: 'wrong', label: '出的不是这件' },
  { value: 'stale', label: '临期或已过期' },
]

interface RefundSheetProps {
  orderSn: string
  paid: string
  onClose: () => void
}

/** Why it goes back; once it is said, it does. */
export function RefundSheet({ orderSn: order_sn, paid, onClose }: RefundSheetProps) {
  const [reason, setReason] = useState<Reason>()
  const refund = useSubmit(async () => {
    if (!reason) return
    await api.post('/tp5/api/RefundOrder/refund', { order_sn, reason })
    onClose()
    toast('已退给顾客')
  })
  const footer = (
    <Stack gap="s2">
      <CallError error={refund.error} />
      <Button
        shape="full"
        busy={refund.busy}
        disabled={!reason}
        onPress={() => void refund.submit()}
      >
        {`退 ${paid}`}
      </Button>
    </Stack>
  )
  return (
    <Sheet open title="为什么退" onClose={onClose} footer={footer}>
      <Stack>
        <Text size="sm" tone="ink2">
          按原来的付款方式退，只能退一次，退了不能收回
        </Text>
        <RadioGroup label="退款原因" options={reasons} value={reason} onChange={setReason} />
      </Stack>
    </Sheet>
  )
}
