import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Actions } from './useActions'

const trackingNumber = /^[0-9A-Za-z-]{6,32}$/

/** Which parcel the goods are in, so that the house knows it when it comes. */
export function SendBackSheet({ actions }: { actions: Actions }) {
  const { sendBack, dismiss } = actions
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [checked, setChecked] = useState(false)
  const noCarrier = carrier.trim() ? undefined : '请填写快递公司'
  const wrongNumber = trackingNumber.test(number.trim())
    ? undefined
    : '快递单号是 6 到 32 位字母或数字'
  const send = () => {
    setChecked(true)
    if (noCarrier || wrongNumber) return
    void sendBack.submit({ carrier: carrier.trim(), tracking_no: number.trim() })
  }
  return (
    <Sheet
      open
      title="寄回的快递"
      onClose={dismiss}
      footer={
        <Button shape="full" busy={sendBack.busy} onPress={send}>
          已寄出
        </Button>
      }
    >
      <Stack>
        <Field
          label="快递公司"
          maxLength={20}
          value={carrier}
          error={checked ? noCarrier : undefined}
          onChange={setCarrier}
        />
        <Field
          label="快递单号"
          maxLength={32}
          value={number}
          error={checked ? wrongNumber : undefined}
          onChange={setNumber}
        />
        <CallError error={sendBack.error} />
      </Stack>
    </Sheet>
  )
}
