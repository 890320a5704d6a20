import type { Form } from '@/blocks/form/useForm'
import type { AdRules } from '@/parts/advertiser/ads'
import { centsOf, typedOf } from '@/parts/advertiser/yuan'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import type { faultsOf, TaskWish } from './taskWish'

interface RewardFieldsProps {
  rules: AdRules
  form: Form<TaskWish, keyof ReturnType<ReturnType<typeof faultsOf>>>
}

const part = (cents: number, hundredths: number) => typedOf(Math.floor((cents * hundredths) / 100))

/** What a completion costs, and what of it whoever did it gets. */
export function RewardFields({ rules, form }: RewardFieldsProps) {
  const { least_reward, most_reward, kinds } = rules
  const price = centsOf(form.values.price)
  const least = kinds.find(({ kind }) => kind === form.values.kind)!.least_price
  const words =
    price === undefined
      ? `给邻居的是价格的 ${least_reward}% 到 ${most_reward}%`
      : `给邻居的在 ${part(price, least_reward)} 到 ${part(price, most_reward)} 元之间`
  return (
    <>
      <Field
        label="每次完成的价格（元）"
        kind="decimal"
        placeholder={`至少 ${typedOf(least)} 元`}
        {...form.field('price')}
      />
      <Field label="给邻居的钱（元）" kind="decimal" {...form.field('cents')} />
      <Field
        label="给邻居的积分（选填）"
        kind="number"
        maxLength={5}
        value={form.values.points}
        onChange={(points) => form.change({ points })}
      />
      <Text size="sm" tone="ink3">
        {`${words}；1 积分按 1 分计，两样都填要等值，让邻居选一样`}
      </Text>
    </>
  )
}
