import { useState } from 'react'
import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { blankParcel, parcelFaults, parcelOf } from '@/parts/after-sale/parcel'
import { CopyRow } from '@/parts/order/CopyRow'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import type { Answers } from './useAnswers'

interface ShipSheetProps {
  afterSale: DeskAfterSale
  answers: Answers
}

/** The parcel that was given to a carrier. */
export function ShipSheet({ afterSale, answers: { ship, dismiss } }: ShipSheetProps) {
  const recipient = useSubmit(() =>
    api.post('/tp5/api/AfterSaleDesk/recipient', { after_sale_no: afterSale.after_sale_no }),
  )
  const [shipTo, setShipTo] = useState('')
  const look = async () => setShipTo((await recipient.submit())?.ship_to ?? '')
  const form = useForm(blankParcel, parcelFaults)
  const send = () => {
    const parcel = form.check()
    if (parcel) void ship.submit(parcelOf(parcel))
  }
  return (
    <FormSheet
      title="登记寄出"
      submitText="已交给快递"
      busy={ship.busy}
      error={recipient.error ?? ship.error}
      onSubmit={send}
      onClose={dismiss}
    >
      <Text tone="ink2">{afterSale.yes}</Text>
      {shipTo ? (
        <CopyRow name="寄给" text={shipTo} />
      ) : (
        <Button kind="soft" busy={recipient.busy} onPress={() => void look()}>
          看收件人（会留下记录）
        </Button>
      )}
      <Field label="快递公司" maxLength={20} {...form.field('carrier')} />
      <Field label="快递单号" maxLength={32} {...form.field('number')} />
    </FormSheet>
  )
}
