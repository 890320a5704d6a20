import { useForm } from '@/blocks/form/useForm'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import type { Actions } from './useActions'

const trackingNumber = /^[0-9A-Za-z-]{6,32}$/

const nothing = { carrier: '', number: '' }

const faultsOf = ({ carrier, number }: typeof nothing) => ({
  carrier: carrier.trim() ? undefined : '请填写快递公司',
  number: trackingNumber.test(number.trim()) ? undefined : '快递单号是 6 到 32 位字母或数字',
})

/** Which parcel the goods are in, so that the house knows it when it comes. */
export function SendBackSheet({ actions }: { actions: Actions }) {
  const { sendBack, dismiss } = actions
  const form = useForm(nothing, faultsOf)
  const send = () => {
    const parcel = form.check()
    if (!parcel) return
    void sendBack.submit({ carrier: parcel.carrier.trim(), tracking_no: parcel.number.trim() })
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
        <Field label="快递公司" maxLength={20} {...form.field('carrier')} />
        <Field label="快递单号" maxLength={32} {...form.field('number')} />
        <CallError error={sendBack.error} />
      </Stack>
    </Sheet>
  )
}
