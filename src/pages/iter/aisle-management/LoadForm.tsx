import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { outbox } from '@/parts/outbox/outbox'
import { dayFault, dayTyped } from '@/parts/iter/dayTyped'
import { loadStep } from '@/parts/iter/step'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Stepper } from '@/ui/stepper/Stepper'
import { Text } from '@/ui/text/Text'
import type { Counted } from './atSlot'

/** So many are put in. */
export function LoadForm({ machineSn, slot, expected, onDone }: Counted) {
  const room = slot.capacity - expected
  const [units, setUnits] = useState(Math.max(1, room))
  const form = useForm({ expires: '' }, ({ expires }) => ({ expires: dayFault(expires) }))
  const load = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const expires_on = dayTyped(filled.expires)
    const where = { ...slot, machine_sn: machineSn }
    void outbox.add(loadStep(where, { units, ...(expires_on && { expires_on }) }))
    onDone()
  })
  if (room <= 0) return <Text tone="ink2">货道满了，实际没满就先盘点</Text>
  return (
    <Stack>
      <Row justify="between">
        <Text>放进去几件</Text>
        <Stepper label="件数" value={units} max={room} onChange={setUnits} />
      </Row>
      <Field
        label="到期日，如 20270301（可不填）"
        kind="number"
        maxLength={8}
        {...form.field('expires')}
      />
      <CallError error={load.error} />
      <Button shape="full" busy={load.busy} onPress={() => void load.submit()}>
        {`补 ${units} 件`}
      </Button>
    </Stack>
  )
}
