import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { go } from '@/navigation/go'
import type { Plan } from '@/parts/health/plan/plan'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'

/** Taken on once its reader has said that it is for them. */
export function Receive({ plan }: { plan: Plan }) {
  const { plan_id, consent, state } = plan
  const [ticked, setTicked] = useState(false)
  const receive = useSubmit(async () => {
    await api.post('/tp5/api/ExchangeShop/UserHealthPlan/receive', { plan_id, read: 1 })
    toast('领到了，今天就是第一天')
  })
  const take = () => {
    if (ticked) void receive.submit()
    else toast('请先看清哪些人不要做，再勾选')
  }
  if (!consent.consented_at)
    return (
      <Button shape="full" onPress={() => void go('treatmentPackage')}>
        先看告知书，再领计划
      </Button>
    )
  return (
    <Card>
      <Stack>
        <Checkbox label="上面说的情况我都没有" ticked={ticked} onChange={setTicked}>
          上面说的情况我都没有，可以做
        </Checkbox>
        <CallError error={receive.error} />
        <Button shape="full" busy={receive.busy} onPress={take}>
          {state === 'waiting' ? '领这个计划' : '再做一遍'}
        </Button>
      </Stack>
    </Card>
  )
}
