import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { phoneFault } from '@/parts/auth/smsRules'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { Sheet } from '@/ui/sheet/Sheet'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const blank = { name: '', position: '', phone: '', note: '' }

const faultsOf = ({ name, position, phone }: typeof blank) => ({
  name: name.trim() === '' ? '请填写姓名' : undefined,
  position: position.trim() === '' ? '请填写身份，比如村支书' : undefined,
  phone: phoneFault(phone),
  note: undefined,
})

interface ContactSheetProps {
  leadId: string
  onClose: () => void
}

/** Somebody to talk to. */
export function ContactSheet({ leadId, onClose }: ContactSheetProps) {
  const form = useForm(blank, faultsOf)
  const add = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/VillageDevelop/contactsAdd', { lead_id: leadId, ...filled })
    toast('加好了')
    onClose()
  })
  return (
    <Sheet open title="加联系人" onClose={onClose}>
      <Stack>
        <Field label="姓名" kind="name" maxLength={20} {...form.field('name')} />
        <Field label="身份" maxLength={20} placeholder="村支书、房东" {...form.field('position')} />
        <Field label="电话" kind="phone" {...form.field('phone')} />
        <Field label="备注（可以不填）" multiline maxLength={200} {...form.field('note')} />
        <Text size="sm" tone="ink2">
          姓名、电话和备注加密保存，只有负责的人看得到
        </Text>
        <CallError error={add.error} />
        <Button shape="full" busy={add.busy} onPress={() => void add.submit()}>
          加上
        </Button>
      </Stack>
    </Sheet>
  )
}
