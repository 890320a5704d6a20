import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { Question } from '@/blocks/form/Question'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { Device } from './Device'

type Sessions = Out<'/user/Center/mySecurity'>['sessions']

/** Where this person is signed in; what they do not know they end. */
export function Devices({ sessions }: { sessions: Sessions }) {
  const [sure, setSure] = useState(false)
  const one = useSubmit(async (session_id: string) => {
    await api.post('/user/Center/endSession', { session_id })
    toast('那台设备已退出登录')
  })
  const others = useSubmit(async () => {
    await api.post('/user/Center/endOthers')
    setSure(false)
    toast('其他设备都已退出登录')
  })
  return (
    <Card>
      <SectionHead title="登录过的设备" />
      <Stack>
        {sessions.map((session) => (
          <Device
            key={session.session_id}
            session={session}
            busy={one.busy}
            onEnd={() => void one.submit(session.session_id)}
          />
        ))}
        <Text size="sm" tone="ink2">
          有不认识的，就让它退出，再换个手机号或联系客服。不用的登录 30 天后自己失效。
        </Text>
        <CallError error={one.error} />
        {sessions.length > 1 && (
          <Button kind="danger" shape="full" onPress={() => setSure(true)}>
            退出其他所有设备
          </Button>
        )}
      </Stack>
      <Question
        open={sure}
        title="退出其他所有设备？"
        confirm="全部退出"
        danger
        act={others}
        onCancel={() => setSure(false)}
      >
        这台手机不受影响，其他设备要重新登录。
      </Question>
    </Card>
  )
}
