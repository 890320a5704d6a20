import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { RichText } from '@/blocks/rich-text/RichText'
import { Screen } from '@/blocks/screen/Screen'
import { Unloaded } from '@/blocks/state/Unloaded'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Checkbox } from '@/ui/switch/Checkbox'
import type { Identity } from './identityWords'
import { WithdrawConsent } from './WithdrawConsent'

interface IdentityConsentProps {
  identity: Identity
  onAnswered: () => void
}

/** What is taken of the card, for what and for how long, before anything of it is asked for. */
export function IdentityConsent({ identity, onAnswered }: IdentityConsentProps) {
  const notice = useRead('/tp5/api/Agreement/detail', { key: 'identity' }, { alike: true })
  const [ticked, setTicked] = useState(false)
  const { submit, busy, error } = useSubmit(async (version: string) => {
    await api.post('/user/nameVerify/consent', { version })
    onAnswered()
  })
  const { data } = notice
  if (!data) {
    return (
      <Screen route="authentication">
        <Unloaded call={notice} outline={3} />
      </Screen>
    )
  }
  const agree = () => {
    if (ticked) void submit(data.version)
    else toast('请先阅读，再勾选同意')
  }
  return (
    <FormPage
      route="authentication"
      submitText="同意并继续"
      busy={busy}
      error={error}
      onSubmit={agree}
    >
      <RichText
        title={data.title}
        note={`版本 ${data.version}，${data.effective_at} 起生效`}
        sections={data.sections}
      />
      <Checkbox label="单独同意处理我的身份证信息" ticked={ticked} onChange={setTicked}>
        我已阅读告知书，单独同意邻集按上面所写处理我的身份证信息
      </Checkbox>
      {identity.state !== 'none' && <WithdrawConsent onAnswered={onAnswered} />}
    </FormPage>
  )
}
