import { useForm } from '@/blocks/form/useForm'
import { useRead } from '@/cache/useRead'
import { replace } from '@/navigation/go'
import { phoneFault } from '@/parts/auth/smsRules'
import type { Customer } from '@/parts/customer/customer'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { UnloadedStaffScreen } from '@/parts/work/UnloadedStaffScreen'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { Segmented } from '@/ui/tabs/Segmented'

interface Typed {
  name: string
  contact: string
  phone: string
  need: string
  village: string
  kind: Customer['kind']
}

const atFirst: Typed = { name: '', contact: '', phone: '', need: '', village: '', kind: 'shop' }

const faultsOf = ({ name, contact, phone }: Typed) => ({
  name: name.trim() === '' ? '请填写客户名称' : undefined,
  contact: contact.trim() === '' ? '请填写联系人' : undefined,
  phone: phoneFault(phone),
  need: undefined,
  village: undefined,
})

/** Who it is and what they want; refused where somebody else has them. */
export function ReportForm() {
  const option = useRead('/tp5/api/ReportCustomer/option')
  const form = useForm(atFirst, faultsOf)
  const add = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { village, ...wish } = filled
    const { customer_id } = await api.post('/tp5/api/ReportCustomer/add', {
      ...wish,
      ...(village !== '' && { village_id: Number(village) }),
    })
    toast('已报备')
    await replace('customerDetails', { customer_id })
  })
  if (!option.data) return <UnloadedStaffScreen route="customerAdd" call={option} rows={5} />
  const { kinds, villages, rules } = option.data
  return (
    <StaffFormPage route="customerAdd" submitText="报备" act={add}>
      <Segmented
        label="类型"
        choices={kinds.map(({ kind, text }) => ({ value: kind, text }))}
        value={form.values.kind}
        onChoose={(kind) => form.change({ kind })}
      />
      <Field label="客户名称" maxLength={40} {...form.field('name')} />
      <Field label="联系人" kind="name" maxLength={20} {...form.field('contact')} />
      <Field label="电话" kind="phone" {...form.field('phone')} />
      <SelectField
        label="在哪个村（可以不选）"
        options={villages.map(({ village_id, name }) => ({
          value: String(village_id),
          label: name,
        }))}
        value={form.values.village || undefined}
        onChange={(village) => form.change({ village })}
        {...form.mark('village')}
      />
      <Field label="想要什么" multiline maxLength={300} {...form.field('need')} />
      <Card>
        <NumberedLines lines={rules} />
      </Card>
    </StaffFormPage>
  )
}
