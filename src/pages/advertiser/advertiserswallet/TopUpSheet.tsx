import type { Out } from '@contract/api'
import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { Chips } from '@/blocks/ledger/Chips'
import { go } from '@/navigation/go'
import { centsOf, sumFault, typedOf } from '@/parts/advertiser/yuan'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'

interface TopUpSheetProps {
  limits: Pick<Out<'/tp5/api/Advertiser/total'>, 'least_top_up' | 'most_top_up'>
  onClose: () => void
}

const quick = [500, 1000, 3000, 5000]

/** So much is ordered into the purse, and paid on the next page. */
export function TopUpSheet({ limits, onClose }: TopUpSheetProps) {
  const { least_top_up: least, most_top_up: most } = limits
  const form = useForm({ amount: '1000' }, ({ amount }) => ({
    amount: sumFault(amount, { least, most }),
  }))
  const topUp = useSubmit(async () => {
    const given = form.check()
    if (!given) return
    const amount = centsOf(given.amount)!
    const { order_sn } = await api.post('/tp5/api/Advertiser/topUp', { amount })
    onClose()
    await go('orderPay', { order_sn })
  })
  const words = quick.map((yuan) => `${yuan} 元`)
  return (
    <FormSheet
      title="充值"
      submitText="去付款"
      busy={topUp.busy}
      error={topUp.error}
      onSubmit={() => void topUp.submit()}
      onClose={onClose}
    >
      <Chips
        label="常用金额"
        choices={words}
        chosen={`${form.values.amount} 元`}
        onChoose={(nth) => form.change({ amount: String(quick[nth]) })}
      />
      <Field label="充值金额（元）" kind="decimal" {...form.field('amount')} />
      <Text size="sm" tone="ink3">
        {`一次 ${typedOf(least)} 到 ${typedOf(most)} 元。付款后马上到账，没用完的可以提现。`}
      </Text>
    </FormSheet>
  )
}
