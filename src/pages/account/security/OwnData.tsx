import { useState } from 'react'
import { CallError } from '@/blocks/form/CallError'
import { useForm } from '@/blocks/form/useForm'
import { codeFault } from '@/parts/auth/smsRules'
import { useCodeSending } from '@/parts/auth/useCodeSending'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { CodeField } from '@/ui/field/CodeField'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { SaveOwnData } from './SaveOwnData'

/** All that is kept of this person as one file, for whoever holds their phone. */
export function OwnData() {
  const [url, setUrl] = useState<string>()
  const form = useForm({ code: '' }, ({ code }) => ({ code: codeFault(code) }))
  const { sendError, send, left, sending } = useCodeSending(() =>
    api.post('/tp5/api/Codevalidates/send', { purpose: 'export' }),
  )
  const exporting = useSubmit(async () => {
    const { code } = form.values
    setUrl((await api.post('/user/Center/exportData', { code })).url)
    form.reset('code')
  })
  const prepare = () => {
    if (form.check()) void exporting.submit()
  }
  return (
    <Card>
      <SectionHead title="下载我的数据" />
      <Stack>
        <Text size="sm" tone="ink2">
          账号、地址、订单、收支、实名等与您有关的全部信息，放在一个文件里。先用短信确认是您本人，每天最多三次。
        </Text>
        <CodeField
          label="下载数据的验证码"
          {...form.field('code')}
          left={left}
          sending={sending}
          onSend={send}
        />
        <CallError error={sendError ?? exporting.error} />
        <Button kind="outline" shape="full" busy={exporting.busy} onPress={prepare}>
          准备文件
        </Button>
        {url !== undefined && <SaveOwnData url={url} />}
      </Stack>
    </Card>
  )
}
