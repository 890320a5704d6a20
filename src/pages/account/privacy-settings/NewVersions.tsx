import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { Consent } from '@/parts/auth/Consent'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

interface NewVersionsProps {
  /** Of all that is in force. */
  version: string
  onAgreed: () => void
}

/** Who agreed to an older version is asked for this one. */
export function NewVersions({ version, onAgreed }: NewVersionsProps) {
  const [ticked, setTicked] = useState(false)
  const { submit, busy, error } = useSubmit(async () => {
    await api.post('/user/Center/agree', { version })
    toast('已记下您的同意')
    onAgreed()
  })
  const agree = () => {
    if (ticked) void submit()
    else toast('请先阅读并同意用户协议和隐私政策')
  }
  return (
    <Card>
      <SectionHead title="协议有了新版本" />
      <Stack>
        您上次同意之后，内容有变化。请打开看看，再决定是否同意。
        <Consent ticked={ticked} onChange={setTicked} />
        <CallError error={error} />
        <Button shape="full" busy={busy} onPress={agree}>
          同意新版本
        </Button>
      </Stack>
    </Card>
  )
}
