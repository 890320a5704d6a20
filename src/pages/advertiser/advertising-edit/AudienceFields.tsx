import type { Form } from '@/blocks/form/useForm'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import type { AdRules } from '@/parts/advertiser/ads'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { SectionHead } from '@/ui/section/SectionHead'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import type { faultsOf, Wish } from './wish'

interface AudienceFieldsProps {
  rules: AdRules
  form: Form<Wish, keyof ReturnType<ReturnType<typeof faultsOf>>>
}

/** With one of them more or less. */
const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

const reachWords = (people: number | null | undefined) => {
  if (people === undefined) return '正在估算有多少邻居'
  return people === null ? '大约不到 10 位邻居，条件太窄了' : `大约 ${grouped(people)} 位邻居`
}

/** Whom a campaign is for; where nothing is ticked it is for everybody. */
export function AudienceFields({ rules, form }: AudienceFieldsProps) {
  const { villages, interests, least_days, fresh } = form.values
  const reach = useRead('/tp5/api/Advertiser/reach', {
    least_days: Number(least_days || 0),
    fresh: fresh ? 1 : 0,
    ...(villages.length > 0 && { villages: villages.join(',') }),
    ...(interests.length > 0 && { interests: interests.join(',') }),
  })
  return (
    <>
      <Card>
        <SectionHead title="给哪些村看" />
        {rules.villages.map(({ village_id, name }) => (
          <Checkbox
            key={village_id}
            label={name}
            ticked={villages.includes(village_id)}
            onChange={() => form.change({ villages: toggled(villages, village_id) })}
          >
            {name}
          </Checkbox>
        ))}
        <Text size="sm" tone="ink3">
          都不选就是所有村
        </Text>
      </Card>
      <Card>
        <SectionHead title="喜欢什么的邻居" />
        {rules.interests.map(({ key, text }) => (
          <Checkbox
            key={key}
            label={text}
            ticked={interests.includes(key)}
            onChange={() => form.change({ interests: toggled(interests, key) })}
          >
            {text}
          </Checkbox>
        ))}
        <Text size="sm" tone="ink3">
          都不选就是所有人；没选过兴趣的邻居不会被猜
        </Text>
      </Card>
      <Field
        label="注册至少多少天（选填）"
        kind="number"
        maxLength={4}
        placeholder="不填就是不限"
        {...form.field('least_days')}
      />
      <Switch
        label="只给没做过我们任务的邻居"
        on={fresh}
        onChange={(on) => form.change({ fresh: on })}
      />
      <Text size="sm" tone="ink2">
        {reachWords(reach.data?.people)}
      </Text>
    </>
  )
}
