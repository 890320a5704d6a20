import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { fullTime } from '@/format/date'
import type { ShopChange } from '@/parts/merchant/shop'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { waiting } from '@/ui/illustrations/occasions/waiting'
import { Stack } from '@/ui/stack/Stack'
import { Message } from '@/ui/state/Message'

/** It waits for somebody of the house; until then it can be taken back. */
export function Asked({ change }: { change: ShopChange }) {
  const withdraw = useSubmit(async () => {
    await api.post('/tp5/api/VillageEnter/withdrawChange', {})
    toast('撤回了')
  })
  const action = (
    <Foot>
      <CallError error={withdraw.error} />
      <Button
        kind="outline"
        shape="full"
        busy={withdraw.busy}
        onPress={() => void withdraw.submit()}
      >
        撤回
      </Button>
    </Foot>
  )
  return (
    <StaffScreen route="merchantChange" action={action}>
      <Stack inset>
        <Message
          scene={waiting}
          title="正在审核"
          text="审核员看过后，会发消息告诉您；现在还显示原来的"
        />
        <Card>
          <Facts
            facts={[
              { name: '新店名', value: change.name },
              { name: '新地址', value: change.address },
              { name: '提交时间', value: fullTime(new Date(change.asked_at)) },
            ]}
          />
        </Card>
      </Stack>
    </StaffScreen>
  )
}
