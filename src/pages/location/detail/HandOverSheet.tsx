import { useState } from 'react'
import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { phoneFault } from '@/parts/auth/smsRules'
import type { LeadDetail } from '@/parts/location/location'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Field } from '@/ui/field/Field'
import { Segmented } from '@/ui/tabs/Segmented'
import { Text } from '@/ui/text/Text'

const blank = { phone: '', reason: '' }

const faultsOf = ({ phone, reason }: typeof blank) => ({
  phone: phoneFault(phone),
  reason: reason.trim() === '' ? '请写为什么交接' : undefined,
})

interface HandOverSheetProps {
  lead: LeadDetail
  onClose: () => void
}

/** Who goes on with it, and why. */
export function HandOverSheet({ lead: { lead_id, mine }, onClose }: HandOverSheetProps) {
  const [all, setAll] = useState<0 | 1>(0)
  const form = useForm(blank, faultsOf)
  const send = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/VillageDevelop/handOver', { lead_id, all, ...filled })
    toast('交接好了，对方会收到消息')
    onClose()
  })
  return (
    <FormSheet
      title="交接给别的拓展员"
      submitText="确定交接"
      danger
      busy={send.busy}
      error={send.error}
      onSubmit={() => void send.submit()}
      onClose={onClose}
    >
      <Text tone="ink2">交接以后联系人和合同由对方看，续签也由对方办</Text>
      <Field label="对方的手机号" kind="phone" {...form.field('phone')} />
      <Segmented
        label="交接哪些"
        choices={[
          { value: 0, text: '只这一个' },
          { value: 1, text: mine ? '我负责的全部' : '他负责的全部' },
        ]}
        value={all}
        onChoose={setAll}
      />
      <Field label="原因，大家会看到" multiline counted maxLength={200} {...form.field('reason')} />
    </FormSheet>
  )
}
