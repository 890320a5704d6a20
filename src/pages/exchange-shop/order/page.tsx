import { View } from '@tarojs/components'
import { useState } from 'react'
import { observer } from '@/session/observable'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { toast } from '@/platform/toast'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Screen } from '@/ui/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Stepper } from '@/ui/stepper/Stepper'
import { ErrorView } from '@/ui/state/ErrorView'
import { openDraft } from './draft'
import { Deduction } from './Deduction'
import { OrderAction } from './OrderAction'
import { OrderAddress } from './OrderAddress'
import { OrderGoods } from './OrderGoods'
import styles from './page.module.scss'
import { useExchange } from './useExchange'

/** No single exchange takes more. */
const mostAtOnce = 99

export default observer(function Order() {
  const params = useRoute('order')
  const goodsId = Number(params.goods_id)
  const type = params.exchange_type === '2' ? 2 : 1
  const [draft] = useState(() =>
    openDraft(`${goodsId} ${type}`, Math.max(1, Number(params.number) || 1)),
  )
  const { check, submit, busy, error } = useExchange({ goodsId, type, number: draft.number })

  const { data } = check
  if (!data) {
    return (
      <Screen route="order">
        <Stack inset>
          {check.loading ? (
            <RowsSkeleton rows={3} />
          ) : (
            <ErrorView error={check.error} onRetry={() => void check.reload()} />
          )}
        </Stack>
      </Screen>
    )
  }
  const address = draft.address ?? data.address
  const refused = check.loading ? undefined : check.error
  const confirm = () => {
    if (!address) return void go('addAddress')
    if (data.number !== draft.number) return toast('数量还在核对，请稍等')
    void submit(address.address_id, draft.note)
  }
  return (
    <Screen
      route="order"
      action={
        <OrderAction
          amount={data.amount}
          type={type}
          busy={busy || check.loading}
          blocked={refused}
          error={error}
          needsAddress={!address}
          onConfirm={confirm}
        />
      }
    >
      <Stack inset>
        <OrderAddress address={address} />
        <Card>
          <OrderGoods goods={data.goods} type={type} />
          <View className={styles.row}>
            <View>数量</View>
            <Stepper
              label="数量"
              value={draft.number}
              max={Math.min(mostAtOnce, data.goods.stock)}
              onChange={(number) => draft.setNumber(number)}
            />
          </View>
        </Card>
        <Field
          label="备注（选填）"
          value={draft.note}
          maxLength={100}
          onChange={(note) => draft.setNote(note)}
        />
        <Deduction check={data} type={type} />
      </Stack>
    </Screen>
  )
})
