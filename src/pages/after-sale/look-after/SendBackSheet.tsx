import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import type { AfterSale } from '@/parts/after-sale/afterSale'
import { blankParcel, parcelFaults, parcelOf } from '@/parts/after-sale/parcel'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import type { Actions } from './useActions'

const mostFreight = 5000
const nothing = { ...blankParcel, freight: '' }

const cents = (yuan: string): number => Math.round(Number(yuan || 0) * 100)

const faultsOf = ({ freight, ...parcel }: typeof nothing) => ({
  ...parcelFaults(parcel),
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
    void sendBack.submit({ ...parcelOf(parcel), ...(laidOut > 0 && { freight: laidOut }) })
  }
  return (
    <FormSheet
      title="寄回的快递"
      submitText="已寄出"
      busy={sendBack.busy}
      error={sendBack.error}
      onSubmit={send}
      onClose={dismiss}
    >
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
    </FormSheet>
  )
}
