import { View } from '@tarojs/components'
import type { Offer } from '@/parts/after-sale/afterSale'
import { sumWords, unitOf } from '@/parts/after-sale/sum'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { mostOf, yuan } from './applyForm'
import styles from './Sums.module.scss'
import type { ApplyFormState } from './useApplyForm'

interface SumsProps {
  offer: Offer
  form: ApplyFormState
}

/** How much is asked back, the most there is unless somebody asks for less. */
export function Sums({ offer, form }: SumsProps) {
  const { wish, mark, change } = form
  const most = mostOf(offer, wish)
  const unit = unitOf[offer.currency]
  return (
    <Stack>
      <Text size="sm" tone="ink2">
        {`退回多少：最多 ${sumWords({ currency: offer.currency, ...most })}，同意后原路退回`}
      </Text>
      {most.amount > 0 && (
        <Field
          label={`退回${unit}`}
          kind="number"
          maxLength={9}
          value={wish.amount ?? String(most.amount)}
          {...mark('amount')}
          onChange={(amount) => change({ amount })}
          trailing={<View className={styles.unit}>{unit}</View>}
        />
      )}
      {most.money > 0 && (
        <Field
          label="退款金额"
          kind="decimal"
          maxLength={9}
          value={wish.money ?? yuan(most.money)}
          {...mark('money')}
          onChange={(money) => change({ money })}
          trailing={<View className={styles.unit}>元</View>}
        />
      )}
    </Stack>
  )
}
