import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import type { Shown, Slots } from '@/parts/iter/slots'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Stack } from '@/ui/stack/Stack'

/** All slots of a machine at once. */
export function AllSlots({ slots: { machine, totals } }: { slots: Slots }) {
  const [asked, setAsked] = useState(false)
  const { machine_sn } = machine
  const display = async (shown: Shown) => {
    await api.post('/tp5/api/Slot/displayAllGoods', { machine_sn, shown })
    setAsked(false)
  }
  const show = useSubmit(() => display(1))
  const hide = useSubmit(() => display(0))
  return (
    <Stack>
      {totals.hidden > 0 && (
        <Button kind="soft" shape="full" busy={show.busy} onPress={() => void show.submit()}>
          {`停售的 ${totals.hidden} 个货道全部开卖`}
        </Button>
      )}
      {totals.hidden < totals.slots && (
        <Button kind="outline" shape="full" onPress={() => setAsked(true)}>
          整台机器停售
        </Button>
      )}
      <CallError error={show.error} />
      <Question
        open={asked}
        title="整台机器都不卖了？"
        confirm="全部停售"
        danger
        act={hide}
        onCancel={() => setAsked(false)}
      >
        {`${machine.name} 的货道谁也买不到，已经下单的照常出货。`}
      </Question>
    </Stack>
  )
}
