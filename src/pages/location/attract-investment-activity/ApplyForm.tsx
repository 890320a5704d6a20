import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { replace } from '@/navigation/go'
import { phoneFault } from '@/parts/auth/smsRules'
import type { PartnerTerms } from '@/parts/location/partner'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { Field } from '@/ui/field/Field'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

const blank = { name: '', phone: '', town: '', words: '' }

const faultsOf = ({ name, phone, town }: typeof blank) => ({
  name: name.trim() === '' ? '请填写姓名' : undefined,
  phone: phoneFault(phone),
  town: town.trim() === '' ? '请填写在哪个村、哪条街' : undefined,
  words: undefined,
})

/** Who it is and where; a developer rings up. */
export function ApplyForm({ terms }: { terms: PartnerTerms }) {
  const { activity, title, intro, gets } = terms
  const form = useForm(blank, faultsOf)
  const apply = useSubmit(async () => {
    const filled = form.check()
    if (!filled) return
    await api.post('/tp5/api/AttractInvestment/apply', { activity, ...filled })
    toast('收到了，拓展员会给您打电话')
    await replace('attractInvestment')
  })
  return (
    <FormPage
      route="attractInvestmentActivity"
      title={title}
      submitText="提交申请"
      busy={apply.busy}
      error={apply.error}
      onSubmit={() => void apply.submit()}
    >
      <Card>
        <Stack gap="s2">
          <Text>{intro}</Text>
          <NumberedLines lines={gets} />
        </Stack>
      </Card>
      <Field label="姓名" kind="name" maxLength={20} {...form.field('name')} />
      <Field label="电话" kind="phone" {...form.field('phone')} />
      <Field label="所在地" maxLength={40} {...form.field('town')} />
      <Field label="想说的（可以不填）" multiline maxLength={300} {...form.field('words')} />
      <Text size="sm" tone="ink2">
        姓名、电话加密保存，只有拓展员看得到；答复以前再提交一次，就换成新的
      </Text>
    </FormPage>
  )
}
