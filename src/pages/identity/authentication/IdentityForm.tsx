import { FormPage } from '@/blocks/form/FormPage'
import type { In } from '@contract/api'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { Text } from '@/ui/text/Text'
import { UploadField } from '@/ui/upload/UploadField'
import type { Identity } from './identityWords'
import { RefusedNote } from './RefusedNote'
import { useIdentityForm } from './useIdentityForm'
import { WithdrawConsent } from './WithdrawConsent'

interface IdentityFormProps {
  identity: Identity
  onSent: () => void
}

/** Name, number and both sides of the card; after a refusal with its reason above. */
export function IdentityForm({ identity, onSent }: IdentityFormProps) {
  const { field, mark, front, back, check } = useIdentityForm()
  const { submit, busy, error } = useSubmit(async (form: In<'/user/nameVerify/verify'>) => {
    await api.post('/user/nameVerify/verify', form)
    onSent()
    toast('已提交，请等待审核')
  })
  const send = () => {
    const form = check()
    if (form) void submit(form)
  }
  return (
    <FormPage
      route="authentication"
      submitText="提交审核"
      busy={busy}
      error={error}
      onSubmit={send}
    >
      {identity.state === 'refused' && <RefusedNote reason={identity.reason} />}
      <Field label="真实姓名" kind="name" maxLength={30} {...field('name')} />
      <Field label="身份证号" kind="identity" {...field('idNumber')} />
      <Card>
        <UploadField
          label="身份证人像面"
          note="四角完整，文字清楚，不反光"
          uploads={front}
          {...mark('front')}
        />
      </Card>
      <Card>
        <UploadField label="身份证国徽面" note="有效期看得清楚" uploads={back} {...mark('back')} />
      </Card>
      <Text size="sm" tone="ink2">
        姓名、身份证号和照片都加密保存，只用于实名审核；通过后不能修改。
      </Text>
      <WithdrawConsent onAnswered={onSent} />
    </FormPage>
  )
}
