import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import { phoneFault } from '@/parts/auth/smsRules'
import type { CustomerDetail, CustomerState } from '@/parts/customer/customer'
import { StaffFormPage } from '@/parts/work/StaffFormPage'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

interface Typed {
  contact: string
  phone: string
  need: string
  note: string
  state: CustomerState
}

const faultsOf =
  (was: CustomerState) =>
  ({ contact, phone, note, state }: Typed) => ({
    contact: contact.trim() === '' ? '请填写联系人' : undefined,
    phone: phoneFault(phone),
    need: undefined,
    note: state !== was && note.trim() === '' ? '改了进展，请写一句为什么' : undefined,
  })

/** What was talked about, how far it is, and who is talked to now. */
export function EditForm({ customer }: { customer: CustomerDetail }) {
  const { customer_id, state, state_text, next, contact, phone, need } = customer
  const form = useForm<Typed, 'contact' | 'phone' | 'need' | 'note'>(
    { contact, phone, need, note: '', state },
    faultsOf(state),
  )
  const save = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    const { note, state: chosen, ...rest } = filled
    await api.post('/tp5/api/ReportCustomer/edit', {
      ...{ customer_id, ...rest },
      ...(note.trim() !== '' && { note }),
      ...(chosen !== state && { state: chosen }),
    })
    toast('记下了')
    await back()
  })
  const choices = [
    { value: state, text: state_text },
    ...next.map((one) => ({ value: one.state, text: one.text })),
  ]
  return (
    <StaffFormPage route="customerAdd" title={customer.name} submitText="保存" act={save}>
      <Field label="跟进记录" multiline maxLength={300} {...form.field('note')} />
      <Text size="sm" tone="ink2">
        {protectionWords(form.values.state)}
      </Text>
      <Segmented
        label="进展"
        choices={choices}
        value={form.values.state}
        onChoose={(chosen) => form.change({ state: chosen })}
      />
      <Field label="联系人" kind="name" maxLength={20} {...form.field('contact')} />
      <Field label="电话" kind="phone" {...form.field('phone')} />
      <Field label="想要什么" multiline maxLength={300} {...form.field('need')} />
    </StaffFormPage>
  )
}

const protectionWords = (state: CustomerState) =>
  state === 'lost'
    ? '没谈成的不再保护，别人可以再报；写清楚为什么'
    : '写一条跟进，从今天起再保护一段时间'
