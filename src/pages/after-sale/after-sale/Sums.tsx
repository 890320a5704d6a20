import { View } from '@tarojs/components'
import type { Offer } from '@/parts/after-sale/afterSale'
import { sumWords } from '@/parts/after-sale/sum'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { mostOf, yuan } from './application'
import styles from './Sums.module.scss'
import type { ApplyFormState } from './useApplyForm'

interface SumsProps {
  offer: Offer
  form: ApplyFormState
}

const coins = [
  { coin: 'points', unit: '积分' },
  { coin: 'gold', unit: '金币' },
] as const

/** How much is asked back, the most there is unless somebody asks for less. */
export function Sums({ offer, form }: SumsProps) {
  const { wish, mark, change } = form
  const most = mostOf(offer, wish)
  return (
    <Stack>
      <Text size="sm" tone="ink2">
        {`最多退 ${sumWords(most)}，同意后原路退回`}
      </Text>
      {coins
        .filter(({ coin }) => most[coin] > 0)
        .map(({ coin, unit }) => (
          <Field
            key={coin}
            label={`退回${unit}`}
            kind="number"
            maxLength={9}
            value={wish[coin] ?? String(most[coin])}
            {...mark(coin)}
            onChange={(typed) => change({ [coin]: typed })}
            trailing={<View className={styles.unit}>{unit}</View>}
          />
        ))}
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
