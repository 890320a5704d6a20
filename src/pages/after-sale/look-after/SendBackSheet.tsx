import { useForm } from '@/blocks/form/useForm'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Actions } from './useActions'

const trackingNumber = /^[0-9A-Za-z-]{6,32}$/

const mostFreight = 5000
const nothing = { carrier: '', number: '', freight: '' }

const cents = (yuan: string): number => Math.round(Number(yuan || 0) * 100)

const faultsOf = ({ carrier, number, freight }: typeof nothing) => ({
  carrier: carrier.trim() ? undefined : '请填写快递公司',
  number: trackingNumber.test(number.trim()) ? undefined : '快递单号是 6 到 32 位字母或数字',
  freight:
    cents(freight) >= 0 && cents(freight) <= mostFreight
      ? undefined
      : `垫付的运费最多填 ${mostFreight / 100} 元`,
})

interface SendBackSheetProps {
  afterSale: AfterSale
  actions: Actions
}

/** Which parcel the goods are in, so that the house knows it when it comes. */
export function SendBackSheet({ afterSale: { freight }, actions }: SendBackSheetProps) {
  const { sendBack, dismiss } = actions
  const form = useForm(nothing, faultsOf)
  const send = () => {
    const parcel = form.check()
    if (!parcel) return
    const laidOut = cents(parcel.freight)
    void sendBack.submit({
      carrier: parcel.carrier.trim(),
      tracking_no: parcel.number.trim(),
      ...(laidOut > 0 && { freight: laidOut }),
    })
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
        {freight && (
          <Text size="sm" tone="ink2">
            {freight.text}
          </Text>
        )}
        {freight?.by === 'house' && (
          <Field
            label="垫付了多少运费，元（选填）"
            kind="decimal"
            maxLength={5}
            {...form.field('freight')}
          />
        )}
        <CallError error={sendBack.error} />
      </Stack>
    </Sheet>
  )
}
