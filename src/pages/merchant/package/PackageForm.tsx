import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import type { ShopPackage } from '@/parts/merchant/shop'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import { beginning, faultsOf, type Name, settleWords, type Typed, wishOf } from './packageValues'

interface PackageFormProps {
  known: ShopPackage | undefined
  perMille: number
}

/** What it holds, what it costs and how many there are; what was sold of it stays as it was. */
export function PackageForm({ known, perMille }: PackageFormProps) {
  const form = useForm<Typed, Name>(() => beginning(known), faultsOf)
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/VillageEnter/savePackage', wishOf(filled, known))
    toast('保存了')
    await back()
  })
  const { field, values, change } = form
  return (
    <StaffFormPage route="merchantPackage" submitText="保存" act={save}>
      <Field label="套餐名称" maxLength={30} {...field('title')} />
      <Field label="介绍" multiline maxLength={100} {...field('intro')} />
      <Field label="价格（元）" kind="decimal" {...field('price')} />
      <Field label="能用几次" kind="number" maxLength={3} {...field('uses')} />
      <Text size="sm" tone="ink2">
        {settleWords(values, perMille)}
      </Text>
      <Field label="买后几天内有效" kind="number" maxLength={3} {...field('days')} />
      <Field label="还能卖多少份" kind="number" maxLength={6} {...field('stock')} />
      <Field label="每人限购几份（0 是不限）" kind="number" maxLength={2} {...field('limit')} />
      <Field label="使用规则（一行一条，可以不填）" multiline maxLength={300} {...field('rules')} />
      <Card bare>
        <Switch
          label="上架"
          note="下架以后不再卖，已经卖出的照常用"
          on={values.listed}
          onChange={(listed) => change({ listed })}
        />
      </Card>
      {known?.listed === 1 && !values.listed && (
        <Field label="为什么下架（可以不填）" maxLength={60} {...field('reason')} />
      )}
    </StaffFormPage>
  )
}
