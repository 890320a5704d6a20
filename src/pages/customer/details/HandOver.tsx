import { useState } from 'react'
import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { phoneFault } from '@/parts/auth/smsRules'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'

const blank = { phone: '', reason: '' }

const faultsOf = ({ phone, reason }: typeof blank) => ({
  phone: phoneFault(phone),
  reason: reason.trim() === '' ? '请写为什么交接' : undefined,
})

/** Another of the house goes on with a customer. */
export function HandOver({ customerId: customer_id }: { customerId: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button kind="text" shape="full" onPress={() => setAsking(true)}>
        交接给同事
      </Button>
      {asking && <Asked customerId={customer_id} onClose={close} />}
    </>
  )
}

function Asked({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const form = useForm(blank, faultsOf)
  const send = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/ReportCustomer/handOver', { customer_id: customerId, ...filled })
    toast('交接好了，对方会收到消息')
    onClose()
  })
  return (
    <FormSheet
      title="交接给同事"
      submitText="确定交接"
      danger
      busy={send.busy}
      error={send.error}
      onSubmit={() => void send.submit()}
      onClose={onClose}
    >
      <Text tone="ink2">交接以后联系人和电话由对方看，也由对方跟进</Text>
      <Field label="同事的手机号" kind="phone" {...form.field('phone')} />
      <Field label="原因，大家会看到" multiline counted maxLength={200} {...form.field('reason')} />
    </FormSheet>
  )
}
