import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { dayOf, daysBefore } from '@/format/date'
import { money } from '@/format/money'
import type { Ad } from '@/parts/advertiser/ads'
import { centsOf, sumFault, typedOf } from '@/parts/advertiser/yuan'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { DateField } from '@/ui/field/DateField'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'

interface RaiseSheetProps {
  ad: Ad
  onClose: () => void
}

const most = 1_000_000_00
const longest = 180

/** More budget, another day's share or a later end of what is under way. */
export function RaiseSheet({ ad, onClose }: RaiseSheetProps) {
  const { campaign_id, budget, day_budget, ends_on } = ad
  const today = dayOf(new Date())
  const form = useForm(
    { budget: typedOf(budget), day: typedOf(day_budget), ends_on },
    ({ budget: whole, day }) => ({
      budget: sumFault(whole, { least: budget, most }),
      day: sumFault(day, { least: 10_00, most: centsOf(whole) ?? most }),
    }),
  )
  const raise = useSubmit(async () => {
    const given = form.check()
    if (!given) return
    await api.post('/tp5/api/Advertiser/raise', {
      campaign_id,
      budget: centsOf(given.budget)!,
      day_budget: centsOf(given.day)!,
      ends_on: given.ends_on,
    })
    toast('已经改好')
    onClose()
  })
  return (
    <FormSheet
      title="加预算、改上限"
      submitText="确定"
      busy={raise.busy}
      error={raise.error}
      onSubmit={() => void raise.submit()}
      onClose={onClose}
    >
      <Text size="sm" tone="ink2">
        {`现在总预算 ${money(budget)}，只能加不能减，加的部分从广告钱包里转`}
      </Text>
      <Field label="总预算（元）" kind="decimal" {...form.field('budget')} />
      <Field label="每天上限（元）" kind="decimal" {...form.field('day')} />
      <DateField
        label="结束日期"
        value={form.values.ends_on}
        earliest={today}
        latest={daysBefore(today, -longest)}
        onChange={(day) => form.change({ ends_on: day })}
      />
    </FormSheet>
  )
}
