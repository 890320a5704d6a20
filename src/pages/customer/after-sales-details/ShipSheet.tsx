import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { CopyRow } from '@/parts/order/CopyRow'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Answers } from './useAnswers'

const trackingNumber = /^[0-9A-Za-z-]{6,32}$/

const faultsOf = ({ carrier, number }: { carrier: string; number: string }) => ({
  carrier: carrier.trim() ? undefined : '请填写快递公司',
  number: trackingNumber.test(number.trim()) ? undefined : '快递单号是 6 到 32 位字母或数字',
})

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
  const form = useForm({ carrier: '', number: '' }, faultsOf)
  const send = () => {
    const parcel = form.check()
    if (!parcel) return
    const { carrier, number } = parcel
    void ship.submit({ carrier: carrier.trim(), tracking_no: number.trim() })
  }
  return (
    <Sheet
      open
      title="登记寄出"
      onClose={dismiss}
      footer={
        <Button shape="full" busy={ship.busy} onPress={send}>
          已交给快递
        </Button>
      }
    >
      <Stack>
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
        <CallError error={recipient.error ?? ship.error} />
      </Stack>
    </Sheet>
  )
}
