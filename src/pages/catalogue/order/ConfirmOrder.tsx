import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useState } from 'react'
import { observer } from 'mobx-react'
import { useForm } from '@/blocks/form/useForm'
import { AddressChoice } from '@/parts/address/AddressChoice'
import { WaysToPay } from '@/parts/catalogue/WaysToPay'
import { wayOf } from '@/parts/catalogue/ways'
import { go } from '@/navigation/go'
import { codeFault } from '@/parts/auth/smsRules'
import { toast } from '@/platform/toast'
import { Field } from '@/ui/field/Field'
import { Screen } from '@/blocks/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { openDraft } from '@/parts/order/draft'
import type { OrderKind } from '@/parts/order/order'
import { CannotExchange } from './CannotExchange'
import { Deduction } from './Deduction'
import { OrderAction } from './OrderAction'
import { OrderGoods } from './OrderGoods'
import { SmsProof } from './SmsProof'
import { useExchange } from './useExchange'

interface ConfirmOrderProps {
  route: 'order' | 'vipOrderConfirm'
  goodsId: number
  kind?: OrderKind
  /** Which mix it is to be paid in at first. */
  wished: number
  number?: number
  /** What else there is to know before the last word. */
  children?: ReactNode
}

/** Where it goes, how many, what is deducted: everything before the last word. */
export const ConfirmOrder = observer(function ConfirmOrder({
  route,
  goodsId,
  kind,
  wished,
  number = 1,
  children,
}: ConfirmOrderProps) {
  const [type, setType] = useState(wished)
  const [draft] = useState(() => openDraft(String(goodsId), Math.max(1, number)))
  const exchange = useExchange({ goodsId, kind, type, number: draft.number })
  const { check, submit, busy, error, missing, checkLast } = exchange
  const { data } = check
  const form = useForm({ code: '' }, ({ code }) => ({
    code: data?.needs.sms === 1 ? codeFault(code) : undefined,
  }))
  const refused = check.loading ? undefined : check.error
  useDidShow(() => {
    if (refused !== undefined) void check.reload()
  })

  if (!data) {
    return (
      <Screen route={route}>
        <Stack inset>
          {check.loading ? (
            <RowsSkeleton rows={3} />
          ) : (
            <CannotExchange
              error={check.error}
              onRetry={() => {
                if (missing) checkLast()
                void check.reload()
              }}
            />
          )}
        </Stack>
      </Screen>
    )
  }
  const way = wayOf(data.goods, type)
  const address = data.needs.address ? (draft.address ?? data.address) : null
  const needsAddress = data.needs.address === 1 && !address
  const confirm = () => {
    if (missing) return checkLast()
    if (needsAddress) return void go('addAddress')
    if (data.number !== draft.number || data.exchange_type !== way.exchange_type)
      return toast('还在核对，请稍等')
    const proof = form.check()
    if (!proof) return
    void submit({
      ...(address && { addressId: address.address_id }),
      note: draft.note,
      code: proof.code,
    })
  }
  return (
    <Screen
      route={route}
      action={
        <OrderAction
          cost={data}
          busy={busy || check.loading}
          blocked={refused}
          error={error}
          needsAddress={needsAddress}
          missing={missing}
          onConfirm={confirm}
        />
      }
    >
      <Stack inset>
        {data.needs.address === 1 && <AddressChoice address={address} />}
        <OrderGoods goods={data.goods} way={way} draft={draft} />
        <WaysToPay ways={data.goods.ways} type={way.exchange_type} onType={setType} />
        {children}
        {data.needs.address === 1 && (
          <Field
            label="备注（选填）"
            value={draft.note}
            maxLength={100}
            onChange={(note) => draft.setNote(note)}
          />
        )}
        {data.needs.sms === 1 && <SmsProof phone={data.phone} code={form.field('code')} />}
        <Deduction check={data} />
        <Text size="sm" tone="ink3">
          {data.money > 0
            ? `${data.cancel_text}。确认后请在 15 分钟内付款，没付会自动取消。`
            : data.cancel_text}
        </Text>
      </Stack>
    </Screen>
  )
})
